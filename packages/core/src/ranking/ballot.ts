// Converts a saved ranking to a ballot.
// Invariant: any saved data gives a ballot, and hidden images are not in it.
// Whether the images are still in the album is checked in palmares/ballot.ts.
import { groupBy } from '../group-by.ts';
import { type Ballot, removeEmptyGroups } from '../palmares/ballot.ts';
import { listUnranked } from './ranking.ts';
import { fromSaved, type StoredRankingImage } from './wire.ts';

/**
 * Lists the ranked images in order, then those in progress with the most points first, then those shown but never picked. The last group
 * matters: without it the model treats passed images as never compared and orders them badly (docs/PALMARES.md).
 */
export function ballotFromRanking(rows: readonly StoredRankingImage[]): Ballot {
  const ranking = fromSaved(rows, 0);
  const shown = listUnranked(ranking).filter(({ points, viewed }) => points > 0 || viewed > 0);
  const byPoints = [...groupBy(shown, ({ points }) => points)]
    .toSorted(([a], [b]) => b - a)
    .map(([, images]) => images.map(({ id }) => id));
  return removeEmptyGroups([...ranking.ranked.map((image) => [image]), ...byPoints]);
}
