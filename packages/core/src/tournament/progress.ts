// Progress in a tournament: « Round 2 of 4 · Duel 3 of 5 · 11 of 18 picks ».
// Invariant: every number is exact before the first pick; `picks` equals `total` exactly when the tournament is finished.

import { countDuels, countRounds } from './duels.ts';
import { TOURNAMENT } from './limits.ts';
import { countWins, getShownDuel, locateDuel, type Tournament } from './tournament.ts';

export type Progress = {
  /** One-based; 0 when there is a single image. */
  readonly round: number;
  readonly rounds: number;
  /** One-based, within the round. */
  readonly duel: number;
  readonly duels: number;
  readonly picks: number;
  readonly total: number;
};

export function getProgress(tournament: Tournament): Progress {
  const { imageIds, picks, shown } = tournament;
  const { round, roundIndex, duel } = locateDuel(tournament, shown);
  return {
    round: Math.min(roundIndex + 1, tournament.rounds.length),
    rounds: countRounds(imageIds.length),
    duel: Math.min(duel + 1, round.length),
    duels: round.length,
    picks: picks.length,
    total: countDuels(imageIds.length),
  };
}

/**
 * Returns whether to show the FINAL label (TO-23): exactly 2 or 3 images share
 * the top score in the last round. It stays during the final duel.
 */
export function isFinal(tournament: Tournament): boolean {
  const { round, rounds } = getProgress(tournament);
  if (round !== rounds || rounds === 0) return false;
  const duel = getShownDuel(tournament) ?? [];
  const scores = countWins(tournament);
  // The pick of the final itself does not count, so the finalists remain level after it.
  const atTop = [...scores.values()].filter((score) => score >= round - 1).length;
  return atTop === duel.length && (atTop === TOURNAMENT.duelSize || atTop === TOURNAMENT.oddDuelSize);
}
