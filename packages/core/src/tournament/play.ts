// User actions in a tournament: pick, next, undo, restart.
// Invariant: a valid tournament stays valid; an invalid action returns the same object. Undoing every pick returns to the start.
// The screen handles the delay of the automatic advance (TOURNAMENT.autoNextMs).
import { advance, answer, settle, settledAnswer } from './answers.ts';
import { createTournament, getPhase, getShownDuel, listContenders, type Tournament } from './tournament.ts';

/** Makes `image` the winner of the duel on screen. A second pick in the same duel, or an image outside it, is ignored. */
export function pick(tournament: Tournament, image: number): Tournament {
  if (getPhase(tournament) !== 'duel' || !getShownDuel(tournament)?.includes(image)) return tournament;
  return answer(tournament, image);
}

/** Moves from an answered duel to the next one that needs an answer, in this round or the next. */
export function next(tournament: Tournament): Tournament {
  const phase = getPhase(tournament);
  if (phase === 'duel' || phase === 'finished') return tournament;
  return settle(advance(tournament));
}

export function canUndo(tournament: Tournament): boolean {
  return findLastAsked(tournament) !== -1;
}

/**
 * Reverts the last pick and shows its duel again, even from the final result or across rounds. Answers from before an image left are not
 * reverted: some of their images no longer exist.
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

/** Restarts with the same images; another seed gives another draw. */
export function restart(tournament: Tournament, seed: number): Tournament {
  return createTournament(listContenders(tournament), seed) ?? tournament;
}

/** The last duel that the user answered since images left, or -1. */
function findLastAsked(tournament: Tournament): number {
  return tournament.picks.findLastIndex((_, index) => settledAnswer(tournament, index) === null);
}
