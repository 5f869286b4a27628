// Checks that points and ranks can come from a ranking (RK-59), whichever client sends them.
// Invariant: the output of `toSaved` has no issue. Rows without an issue have the
// ranks -1, -2…, each once, and 0 to 5 points for the other images.
// The server checks that the images belong to the album.
import { CONTENT } from '../content-limits.ts';
import { RANKING } from './limits.ts';

export type PointsIssueCode = 'too_many_points' | 'rank_too_low';
export type ResultIssueCode = PointsIssueCode | 'rank_taken' | 'rank_missing';

/** `field` is a path in the request body, such as `images.2.points`. */
export type ResultIssue = { field: string; code: ResultIssueCode };

/** Checks one row on its own. Such an issue is final: rows of later requests cannot resolve it. */
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

/** A rank above the number of ranks so far implies a gap before it. */
function checkRank(rank: number, count: number, taken: ReadonlySet<number>): ResultIssueCode | null {
  if (taken.has(rank)) return 'rank_taken';
  return rank < -count ? 'rank_missing' : null;
}
