// The answers that a tournament takes by itself: where images have left (without-images.ts), a duel may have a single one left,
// or an answer from before that still holds.
// Invariant: `settle` stops at a duel that has to be asked, or at the end. Without images that left it changes nothing.
import { drawRound } from './duels.ts';
import { phaseOf, placeOf, type Tournament, without } from './tournament.ts';

/** The image wins the next duel that has no winner; the last duel of a round draws the following one. */
export function answer(tournament: Tournament, image: number): Tournament {
  const { rounds, seed } = tournament;
  const picks = [...tournament.picks, image];
  const drawn = rounds.reduce((sum, round) => sum + round.length, 0);
  const winners = picks.slice(picks.length - (rounds.at(-1)?.length ?? 0));
  if (picks.length < drawn || winners.length < 2) return { ...tournament, picks };
  return { ...tournament, picks, rounds: [...rounds, drawRound(winners, seed, rounds.length)] };
}

/** From a duel that has its winner to the next one. The same tournament at its end. */
export function advance(tournament: Tournament): Tournament {
  return phaseOf(tournament) === 'finished' ? tournament : { ...tournament, shown: tournament.picks.length };
}

/** The answer of a drawn duel that nobody has to be asked for; null where somebody has. */
export function settledAnswer(tournament: Tournament, index: number): number | null {
  if (tournament.gone.length === 0) return null;
  const { round, duel } = placeOf(tournament, index);
  const drawn = round[duel] ?? [];
  const earlier = tournament.earlier[index] ?? null;
  if (earlier !== null && drawn.includes(earlier)) return earlier;
  const left = without(drawn, tournament.gone);
  // Where all of them have left, one of them keeps their place in the next round.
  return left.length > 1 ? null : (left[0] ?? drawn[0] ?? null);
}

/** Moves on past every duel whose answer is already settled. */
export function settle(tournament: Tournament): Tournament {
  let settled = tournament;
  while (phaseOf(settled) === 'duel') {
    const image = settledAnswer(settled, settled.shown);
    if (image === null) break;
    settled = advance(answer(settled, image));
  }
  return settled;
}
