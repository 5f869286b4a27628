// Divides a round into duels, and counts duels and rounds (TO-3, TO-4).
// Invariant: m candidates give floor(m / 2) duels of 2, one of them of 3 when m is odd, and so floor(m / 2) winners.

import { createRngAt, shuffle } from '../random.ts';
import { TOURNAMENT } from './limits.ts';

/** Two or three image ids. */
export type Duel = readonly number[];

export type Round = readonly Duel[];

/** floor(log2 n), which is also the champion's score. */
export function countRounds(imageCount: number): number {
  return imageCount < 1 ? 0 : 31 - Math.clz32(imageCount);
}

/** The exact number of duels from `imageCount` images to one champion, whatever the user picks. */
export function countDuels(imageCount: number): number {
  let duels = 0;
  for (let left = duelsInRound(imageCount); left > 0; left = duelsInRound(left)) duels += left;
  return duels;
}

export function duelsInRound(candidateCount: number): number {
  return Math.floor(candidateCount / TOURNAMENT.duelSize);
}

/**
 * Draws the duels of a round. `index` is the zero-based round. Candidates are shuffled in every round, so that the duel of three can fall
 * on any image; without it the winner of that duel would stay at the same end and meet it again. The shuffle permutes positions, not
 * images: undoing a pick and choosing the other image changes nothing else in the draw.
 */
export function drawRound(candidates: readonly number[], seed: number, index: number): Round {
  return cutIntoDuels(shuffle(candidates, createRngAt(seed, index)));
}

/** The duel of three comes last in its round. */
export function cutIntoDuels(candidates: readonly number[]): Round {
  const count = duelsInRound(candidates.length);
  return Array.from({ length: count }, (_, index) => {
    const start = index * TOURNAMENT.duelSize;
    return candidates.slice(start, index === count - 1 ? undefined : start + TOURNAMENT.duelSize);
  });
}
