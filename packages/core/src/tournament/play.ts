// Everything a person does in a tournament: pick, go on, undo, start again.
// Invariant: from a valid tournament each gives a valid one; what does not fit gives back the very same object. Undoing
// every pick gives back the start.
// Leaves out: the delay of the automatic advance (TOURNAMENT.autoNextMs), which is the screen's.
import { advance, answer, settle, settledAnswer } from './answers.ts';
import { contendersOf, createTournament, duelOf, phaseOf, type Tournament } from './tournament.ts';

/** The image wins the duel on screen. A second pick in the same duel, or of another image, is ignored. */
export function pick(tournament: Tournament, image: number): Tournament {
  if (phaseOf(tournament) !== 'duel' || !duelOf(tournament)?.includes(image)) return tournament;
  return answer(tournament, image);
}

/** From a duel that was picked to the next one that has to be, in this round or the following. */
export function next(tournament: Tournament): Tournament {
  const phase = phaseOf(tournament);
  if (phase === 'duel' || phase === 'finished') return tournament;
  return settle(advance(tournament));
}

export function canUndo(tournament: Tournament): boolean {
  return findLastAsked(tournament) !== -1;
}

/**
 * Takes back the last pick and shows its duel again, even from the final result or across rounds. Answers from before an image
 * left stand: what they were compared with is no longer all there.
 */
export function undo(tournament: Tournament): Tournament {
  const index = findLastAsked(tournament);
  if (index === -1) return tournament;
  const rounds = [...tournament.rounds];
  let drawn = rounds.flat().length;
  for (let last = rounds.at(-1); last !== undefined && drawn - last.length > index; last = rounds.at(-1)) {
    drawn -= last.length;
    rounds.pop();
  }
  return { ...tournament, picks: tournament.picks.slice(0, index), rounds, shown: index };
}

/** The same images from the first round; another seed gives another draw. */
export function restart(tournament: Tournament, seed: number): Tournament {
  return createTournament(contendersOf(tournament), seed) ?? tournament;
}

/** The last duel that a person answered, since images left. -1 when there is none. */
function findLastAsked(tournament: Tournament): number {
  return tournament.picks.findLastIndex((_, index) => settledAnswer(tournament, index) === null);
}
