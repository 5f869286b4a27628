import { playRanking } from '@palmares/demo/ranking';
import { DEMO_RANKINGS } from '@palmares/demo/rankings';
import { VOICE_RANKINGS } from '@palmares/demo/voices';
import * as rankings from '../content/ranking/ranking.repository.ts';
import { createFiller, withIds } from './fill-content.ts';

export const fillRankings = createFiller(
  'ranking',
  [...DEMO_RANKINGS, ...VOICE_RANKINGS],
  async (trx, row, filled, ranking, album) => {
    const id = await rankings.insertRanking(trx, row);
    await rankings.replaceImages(trx, id, withIds(filled, playRanking(ranking, album)));
    return id;
  },
);
