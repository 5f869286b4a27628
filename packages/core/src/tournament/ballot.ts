// Converts a saved tournament to a ballot.
// Invariant: any saved data gives a ballot, and hidden images are not in it.
// Whether the images are still in the album is checked in palmares/ballot.ts; duels are handled in palmares/duel-ballots.ts.
import { type Ballot, removeEmptyGroups } from '../palmares/ballot.ts';
import { fromSaved, type StoredTournament } from './wire.ts';

/** The champion, then the images that lost in the final, in the round before, and so on. */
export function ballotFromTournament(saved: StoredTournament): Ballot {
  const { champion, groups } = fromSaved(saved);
  const rounds = groups.map(({ images }) => images.filter((image) => image !== champion));
  return removeEmptyGroups(champion === null ? rounds : [[champion], ...rounds]);
}
