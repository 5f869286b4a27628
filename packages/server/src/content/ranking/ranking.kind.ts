import type { Ranking } from '@palmares/core/contract/types';
import { computeRankingResult } from '@palmares/core/ranking/result';
import { createImagePicker, type PublicResult } from '../shared/public-result.ts';
import type { ServerKind } from '../shared/server-kind.ts';
import { VOTE_JSON } from './ranking.repository.ts';
import { rankingService } from './ranking.service.ts';

export const ranking: ServerKind<'ranking'> = {
  service: rankingService,
  tellResult,
  voteJson: VOTE_JSON,
};

/** One group per rank; images in progress have no rank yet and are omitted. */
function tellResult({ rankingImage }: Ranking): PublicResult {
  const pick = createImagePicker(rankingImage);
  const { podium, rest } = computeRankingResult(rankingImage);
  const groups = [...podium, ...rest]
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank, image }) => ({ label: `${rank}.`, images: pick([image]) }));
  return { groups, champion: null, beaten: [] };
}
