import { playTournament } from '@palmares/demo/tournament';
import { DEMO_TOURNAMENTS } from '@palmares/demo/tournaments';
import { VOICE_TOURNAMENTS } from '@palmares/demo/voices';
import * as tournaments from '../content/tournament/tournament.repository.ts';
import { createFiller, withIds } from './fill-content.ts';
import type { Filled } from './fill-progress.ts';

export const fillTournaments = createFiller(
  'tournament',
  [...DEMO_TOURNAMENTS, ...VOICE_TOURNAMENTS],
  async (trx, row, filled, tournament, album) => {
    const { turn, winner, images, duels } = playTournament(tournament, album);
    const winner_id = filled.images[winner] ?? null;
    const id = await tournaments.insertTournament(trx, { ...row, turn, winner_id });
    await tournaments.replaceImages(trx, id, withIds(filled, images));
    await tournaments.replaceDuels(trx, id, duelsWithIds(filled, duels));
    return id;
  },
);

function duelsWithIds({ images }: Filled, duels: ReturnType<typeof playTournament>['duels']) {
  return duels.flatMap((duel) => {
    const winner_id = images[duel.winner];
    const loser_ids = duel.losers.flatMap((icon) => images[icon] ?? []);
    return winner_id === undefined || loser_ids.length === 0 ? [] : [{ winner_id, loser_ids }];
  });
}
