// How a round is cut into duels, and how many there will be (TO-3, TO-4).
// Invariant: m candidates give floor(m / 2) duels of 2, one of them of 3 when m is odd; so floor(m / 2) winners.
// Leaves out: who wins.
import { TOURNAMENT } from '../limits.ts';
import { createRngAt, shuffle } from '../random.ts';

/** Two images, or three. */
export type Duel = readonly number[];

export type Round = readonly Duel[];

/** floor(log2 n): also the score of the champion. */
export function countRounds(imageCount: number): number {
  return imageCount < 1 ? 0 : 31 - Math.clz32(imageCount);
}

/** Exactly how many duels lead from that many images to one champion, whatever is picked. */
export function countDuels(imageCount: number): number {
  let duels = 0;
  for (let left = duelsInRound(imageCount); left > 0; left = duelsInRound(left)) duels += left;
  return duels;
}

export function duelsInRound(candidateCount: number): number {
  return Math.floor(candidateCount / TOURNAMENT.duelSize);
}

/**
 * The duels of a round; `index` counts rounds from 0. Candidates are shuffled in every round, so that the duel of three
 * falls on anyone; otherwise the image that came through it would stand at the same end, and meet it, again and again.
 * The shuffle moves places, not images: to undo a pick and choose the other image changes nothing else in the draw.
 */
export function drawRound(candidates: readonly number[], seed: number, index: number): Round {
  return cutIntoDuels(shuffle(candidates, createRngAt(seed, index)));
}

/** The duel of three comes last: a round opens with the plain question and closes with the exception. */
export function cutIntoDuels(candidates: readonly number[]): Round {
  const count = duelsInRound(candidates.length);
  return Array.from({ length: count }, (_, index) => {
    const start = index * TOURNAMENT.duelSize;
    return candidates.slice(start, index === count - 1 ? undefined : start + TOURNAMENT.duelSize);
  });
}
