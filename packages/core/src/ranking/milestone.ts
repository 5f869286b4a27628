// Tells when the best images of a ranking are final, so that a person may stop there (RK-83).
// Invariant: answers only append to `ranked`, so the first images of it stay the first whatever is answered later. Moves by hand and
// resets change them; they do not make them unsettled.
import type { Ranking } from './ranking.ts';

/** Numbers of best images after which stopping is offered. */
const MILESTONES = [10, 3] as const;

/** A milestone is worth an offer only while at least this many images are left. */
const LEFT_MIN = 3;

/**
 * The largest number of best images that the last answer has made final: 10, or 3 in a ranking too short for 10. Null when it has not.
 */
export function getReachedMilestone(before: Ranking, after: Ranking): number | null {
  const top = getMilestone(after.images.length);
  if (top === null || after.run === null) return null;
  return before.ranked.length < top && after.ranked.length >= top ? top : null;
}

/** The milestone of a ranking of so many images; null for one that is too short to have any. */
export function getMilestone(imageCount: number): number | null {
  return MILESTONES.find((top) => imageCount >= top + LEFT_MIN) ?? null;
}
