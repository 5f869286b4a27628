// Everything a person does in a tournament: pick, go on, undo, start again.
// Invariant: from a valid tournament each gives a valid one; what does not fit gives back the very same object. Undoing
// every pick gives back the start.
// Leaves out: the delay of the automatic advance (TOURNAMENT.autoNextMs), which is the screen's.
import { drawRound } from './duels.ts';
import { createTournament, duelOf, phaseOf, type Tournament } from './tournament.ts';

/** The image wins the duel on screen. A second pick in the same duel, or of another image, is ignored. */
export function pick(tournament: Tournament, image: number): Tournament {
  if (phaseOf(tournament) !== 'duel' || !duelOf(tournament)?.includes(image)) return tournament;
  return drawNextRound({ ...tournament, picks: [...tournament.picks, image] });
}

/** From a duel that was picked to the next one, in this round or the following. */
export function next(tournament: Tournament): Tournament {
  const phase = phaseOf(tournament);
  if (phase === 'duel' || phase === 'finished') return tournament;
  return { ...tournament, shown: tournament.shown + 1 };
}

export function canUndo({ picks }: Tournament): boolean {
  return picks.length > 0;
}

/** Takes back the last pick and shows its duel again, even from the final result or across rounds. */
export function undo(tournament: Tournament): Tournament {
  if (!canUndo(tournament)) return tournament;
  const picks = tournament.picks.slice(0, -1);
  const earlier = tournament.rounds.slice(0, -1);
  const isLastRoundStillDrawn = earlier.flat().length <= picks.length;
  return {
    ...tournament,
    picks,
    rounds: isLastRoundStillDrawn ? tournament.rounds : earlier,
    shown: picks.length,
  };
}

/** The same images from the first round; another seed gives another draw. */
export function restart(tournament: Tournament, seed: number): Tournament {
  return createTournament(tournament.imageIds, seed) ?? tournament;
}

function drawNextRound(tournament: Tournament): Tournament {
  const { rounds, picks, seed } = tournament;
  const drawn = rounds.reduce((sum, round) => sum + round.length, 0);
  const winners = picks.slice(picks.length - (rounds.at(-1)?.length ?? 0));
  if (picks.length < drawn || winners.length < 2) return tournament;
  return { ...tournament, rounds: [...rounds, drawRound(winners, seed, rounds.length)] };
}
