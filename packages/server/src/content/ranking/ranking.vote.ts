import type { Vote } from '@palmares/core/palmares/ballot';
import { ballotFromRanking } from '@palmares/core/ranking/ballot';

type RankedImage = [image: number, points: number, viewed: number];

/** `said` is the JSON built by the repository's SQL. */
export function parseVote(said: unknown): Vote {
  const rows = (said as RankedImage[]).map(([id_image, points, viewed]) => ({ id_image, points, viewed }));
  return { ballot: ballotFromRanking(rows) };
}
