// How many images are shown at a time, and how many of them may be selected (RK-7, RK-8).
// Invariant: at least one image may be selected, and never all of those shown unless there is a single one.
// Leaves out: which images (rounds.ts).
import { RANKING } from '../limits.ts';
import { type Rng, randomInt } from '../random.ts';

/** Images shown in a normal round of a run that starts with that many images not ranked yet. */
export function batchSizeFor(unranked: number): number {
  const rule = RANKING.batches.find(({ upTo }) => unranked <= upTo) ?? RANKING.batches[3];
  return rule.shown;
}

export function isBatchSize(size: number): boolean {
  return RANKING.batches.some(({ shown }) => shown === size);
}

/** How many of the images on screen may be selected: of 2, 6, 12 or 20 it gives the 1, 5, 11 and 19 of the spec. */
export function limitFor(shown: number): number {
  return Math.max(1, shown - 1);
}

/** Whether a round of that many images, cut into batches of `size`, would end with one image on its own. */
export function isLonerLeft(count: number, size: number): boolean {
  return count > 1 && count % size === 1;
}

/** The specification's helper is not shown; RK-12: 2 to 4 at random, at most what is left. Never leaves one image on its own. */
export function drawQualificationSize(left: number, rng: Rng): number {
  const sizes: number[] = [];
  for (let size = RANKING.qualificationMin; size <= RANKING.qualificationMax; size++)
    if (size <= left && left - size !== 1) sizes.push(size);
  return sizes[randomInt(rng, sizes.length)] ?? left;
}
