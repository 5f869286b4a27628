// Answers that the engine gives on its own. After images have left (remove-images.ts), a duel may
// have a single image left, or an earlier answer may still be valid.
// Invariant: `settle` stops at a duel that the user must answer, or at the end. Without departed images it changes nothing.
import { drawRound } from './duels.ts';
import { getPhase, locateDuel, type Tournament, without } from './tournament.ts';

/** Makes `image` the winner of the next open duel. The last duel of a round draws the next round. */
export function answer(tournament: Tournament, image: number): Tournament {
  const { rounds, seed } = tournament;
  const picks = [...tournament.picks, image];
  const drawn = rounds.reduce((sum, round) => sum + round.length, 0);
  const winners = picks.slice(picks.length - (rounds.at(-1)?.length ?? 0));
  if (picks.length < drawn || winners.length < 2) return { ...tournament, picks };
  return { ...tournament, picks, rounds: [...rounds, drawRound(winners, seed, rounds.length)] };
}

/** Moves from an answered duel to the next one. Returns the same tournament when it is finished. */
export function advance(tournament: Tournament): Tournament {
  return getPhase(tournament) === 'finished' ? tournament : { ...tournament, shown: tournament.picks.length };
}

/** The answer of a drawn duel that the user need not answer; null when the user must. */
export function settledAnswer(tournament: Tournament, index: number): number | null {
  if (tournament.gone.length === 0) return null;
  const { round, duel } = locateDuel(tournament, index);
  const drawn = round[duel] ?? [];
  const earlier = tournament.earlier[index] ?? null;
  if (earlier !== null && drawn.includes(earlier)) return earlier;
  const left = without(drawn, tournament.gone);
  // When all images of the duel have left, one of them keeps their place in the next round.
  return left.length > 1 ? null : (left[0] ?? drawn[0] ?? null);
}

/** Advances past every duel whose answer is already settled. */
export function settle(tournament: Tournament): Tournament {
  let settled = tournament;
  while (getPhase(settled) === 'duel') {
    const image = settledAnswer(settled, settled.shown);
    if (image === null) break;
    settled = advance(answer(settled, image));
  }
  return settled;
}
