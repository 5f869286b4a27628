// The ballot of a saved tournament.
// Invariant: whatever a client has saved gives a ballot; what nobody sees in the content is not in it.
// Leaves out: which images are still in the album (palmares/ballot.ts), and its duels (palmares/duel-ballots.ts).
import { type Ballot, withoutEmpty } from '../palmares/ballot.ts';
import { fromSaved, type StoredTournament } from './wire.ts';

/** The champion, then those who lost in the final, the round before and so on down. */
export function ballotOfTournament(saved: StoredTournament): Ballot {
  const { champion, groups } = fromSaved(saved);
  const rounds = groups.map(({ images }) => images.filter((image) => image !== champion));
  return withoutEmpty(champion === null ? rounds : [[champion], ...rounds]);
}
