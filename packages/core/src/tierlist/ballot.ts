// The ballot of a saved tier list.
// Invariant: whatever a client has saved gives a ballot; what nobody sees in the content is not in it.
// Leaves out: which images are still in the album (palmares/ballot.ts).
import { type Ballot, withoutEmpty } from '../palmares/ballot.ts';
import { fromLines, type StoredLine } from './wire.ts';

/** Tiers from best to worst. */
export function ballotOfTierlist(lines: readonly StoredLine[]): Ballot {
  return withoutEmpty(fromLines(lines).tiers.map(({ images }) => images));
}
