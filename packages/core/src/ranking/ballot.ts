// The ballot of a saved ranking.
// Invariant: whatever a client has saved gives a ballot; what nobody sees in the content is not in it.
// Leaves out: which images are still in the album (palmares/ballot.ts).
import { groupBy } from '../group-by.ts';
import { type Ballot, withoutEmpty } from '../palmares/ballot.ts';
import { unrankedOf } from './ranking.ts';
import { fromSaved, type StoredRankingImage } from './wire.ts';

/**
 * The ranked images in their order, then those in progress, the most points first, then those that were shown and never picked. Without
 * the last, whoever was let go would seem not to have been compared, and the order that is found is poor (docs/PALMARES.md).
 */
export function ballotOfRanking(rows: readonly StoredRankingImage[]): Ballot {
  const ranking = fromSaved(rows, 0);
  const shown = unrankedOf(ranking).filter(({ points, viewed }) => points > 0 || viewed > 0);
  const byPoints = [...groupBy(shown, ({ points }) => points)]
    .toSorted(([a], [b]) => b - a)
    .map(([, images]) => images.map(({ id }) => id));
  return withoutEmpty([...ranking.ranked.map((image) => [image]), ...byPoints]);
}
