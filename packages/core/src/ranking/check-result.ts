// Whether points and ranks can be those of a ranking (RK-59), whichever client sends them.
// Invariant: what `toSaved` gives has no issue; in rows without an issue the ranks are -1, -2… each once, and the other
// images have 0 to 5 points.
// Leaves out: whether the images belong to the album (the server asks its tables).
import { CONTENT, RANKING } from '../limits.ts';

export type PointsIssueCode = 'too_many_points' | 'rank_too_low';
export type ResultIssueCode = PointsIssueCode | 'rank_taken' | 'rank_missing';

/** `field` is a path in the body: `images.2.points`. */
export type ResultIssue = { field: string; code: ResultIssueCode };

/** What is wrong with one row whatever the others are: no call that follows could make it right. */
export function checkPoints(points: number): PointsIssueCode | null {
  if (points > RANKING.pointsToRank) return 'too_many_points';
  return points < -CONTENT.imagesMax ? 'rank_too_low' : null;
}

export function checkResult(images: readonly { readonly points: number }[]): ResultIssue[] {
  const issues: ResultIssue[] = [];
  const rankedCount = images.filter(({ points }) => points < 0).length;
  const taken = new Set<number>();
  for (const [index, { points }] of images.entries()) {
    const code = checkPoints(points) ?? (points < 0 ? checkRank(points, rankedCount, taken) : null);
    if (code !== null) issues.push({ field: `images.${index}.points`, code });
    taken.add(points);
  }
  return issues;
}

/** With as many ranks as images none may be beyond their number, else one before it is missing. */
function checkRank(rank: number, count: number, taken: ReadonlySet<number>): ResultIssueCode | null {
  if (taken.has(rank)) return 'rank_taken';
  return rank < -count ? 'rank_missing' : null;
}
