// Batch sizes: the number of images shown at a time, and how many of them can be selected (RK-7, RK-8).
// Invariant: at least one image can be selected, and never all of them unless only one is shown.
// rounds.ts decides which images are shown.

import { type Rng, randomInt } from '../random.ts';
import { RANKING } from './limits.ts';

/** Batch size of the normal rounds, for a run that starts with `unranked` images. */
export function batchSizeFor(unranked: number): number {
  const rule = RANKING.batches.find(({ upTo }) => unranked <= upTo) ?? RANKING.batches[3];
  return rule.shown;
}

export function isBatchSize(size: number): boolean {
  return RANKING.batches.some(({ shown }) => shown === size);
}

/** The number of images that can be selected in a batch: 1, 5, 11 or 19 for a batch of 2, 6, 12 or 20. */
export function limitFor(shown: number): number {
  return Math.max(1, shown - 1);
}

/** Returns whether cutting `count` images into batches of `size` leaves a single image in the last batch. */
export function isSingleImageLeft(count: number, size: number): boolean {
  return count > 1 && count % size === 1;
}

/**
 * Draws the size of a qualification batch (RK-12): 2 to 4, at most `left`, and never a
 * size that leaves one image over. Returns `left` when no size fits.
 */
export function drawQualificationSize(left: number, rng: Rng): number {
  const sizes: number[] = [];
  for (let size = RANKING.qualificationMin; size <= RANKING.qualificationMax; size++)
    if (size <= left && left - size !== 1) sizes.push(size);
  return sizes[randomInt(rng, sizes.length)] ?? left;
}
