// Converts a saved tier list to a ballot.
// Invariant: any saved data gives a ballot, and hidden images are not in it.
// Whether the images are still in the album is checked in palmares/ballot.ts.
import { type Ballot, removeEmptyGroups } from '../palmares/ballot.ts';
import { fromLines, type StoredLine } from './wire.ts';

/** Groups the images by tier, best tier first. */
export function ballotFromTierlist(lines: readonly StoredLine[]): Ballot {
  return removeEmptyGroups(fromLines(lines).tiers.map(({ images }) => images));
}
