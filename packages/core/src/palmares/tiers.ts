// Divides images into tiers by natural breaks: the partition of the sorted log-worths into at most five runs with the least
// variation within runs, where each difference is relative to its standard error. The Bayesian information criterion
// prefers fewer runs when more would separate images that do not differ significantly. Dynamic programming finds the exact
// optimum (Fisher 1958, « On grouping for maximum homogeneity »).
// Invariant: a better image never has a worse tier, and images of equal worth share a tier.
import { PALMARES } from './limits.ts';

export type Estimate = { readonly worth: number; readonly error: number };

/**
 * Tiers (0 the best … 4) used for each number of runs. With few runs the images are hardly distinguishable, so they go to the middle tiers.
 */
const TIERS_OF_RUNS = [[], [2], [1, 3], [1, 2, 3], [0, 1, 3, 4], [0, 1, 2, 3, 4]] as const;

/** The tier of each estimate, in the given order. */
export function assignTiers(estimates: readonly Estimate[]): number[] {
  const levels = getLevels(estimates);
  const runs = cutIntoRuns([...levels.values()]);
  const tiers: readonly number[] = TIERS_OF_RUNS[runs.at(-1) ?? 0] ?? [];
  const runOfLevel = new Map([...levels.keys()].map((worth, index) => [worth, runs[index] ?? 1]));
  return estimates.map(({ worth }) => tiers[(runOfLevel.get(worth) ?? 1) - 1] ?? 0);
}

/** Sums of the precisions, of precision × worth, and of precision × worth². */
type Moments = { readonly weight: number; readonly sum: number; readonly squares: number };

/** Groups estimates of equal worth, best first. */
function getLevels(estimates: readonly Estimate[]): Map<number, Moments> {
  const sorted = estimates.toSorted((a, b) => b.worth - a.worth);
  const levels = new Map<number, Moments>();
  for (const { worth, error } of sorted) {
    const weight = 1 / error ** 2;
    const level = levels.get(worth) ?? { weight: 0, sum: 0, squares: 0 };
    levels.set(worth, {
      weight: level.weight + weight,
      sum: level.sum + weight * worth,
      squares: level.squares + weight * worth ** 2,
    });
  }
  return levels;
}

/** The one-based run of each level. */
function cutIntoRuns(levels: readonly Moments[]): number[] {
  const until = runningSums(levels);
  const runsMax = Math.min(PALMARES.tiers, levels.length);
  const starts: number[][] = [];
  let costs = until.map((_, end) => (end === 0 ? 0 : costBetween(until, 0, end)));
  let bestRuns = 1;
  let bestScore = (costs.at(-1) ?? 0) + getPenalty(1, levels.length);
  for (let runs = 2; runs <= runsMax; runs++) {
    const split = splitOnce(until, costs);
    costs = split.costs;
    starts.push(split.starts);
    const score = (costs.at(-1) ?? 0) + getPenalty(runs, levels.length);
    if (score < bestScore) [bestRuns, bestScore] = [runs, score];
  }
  return readRuns(starts, bestRuns, levels.length);
}

/** Free parameters: the mean of each run, and the cuts between them. */
function getPenalty(runs: number, count: number): number {
  return (2 * runs - 1) * Math.log(count);
}

/** For each end, finds where the last of one more run starts at the least cost. */
function splitOnce(
  until: readonly Moments[],
  costs: readonly number[],
): { costs: number[]; starts: number[] } {
  const starts: number[] = [];
  const split = until.map((_, end) => {
    let least = Number.POSITIVE_INFINITY;
    for (let start = 1; start < end; start++) {
      const cost = (costs[start] ?? 0) + costBetween(until, start, end);
      if (cost < least) [least, starts[end]] = [cost, start];
    }
    return least;
  });
  return { costs: split, starts };
}

/** Σ (worth - mean)² / error² of the levels from `start` to `end`, exclusive. */
function costBetween(until: readonly Moments[], start: number, end: number): number {
  const low = until[start];
  const high = until[end];
  if (low === undefined || high === undefined) return 0;
  const sum = high.sum - low.sum;
  return Math.max(high.squares - low.squares - sum ** 2 / (high.weight - low.weight), 0);
}

function runningSums(levels: readonly Moments[]): Moments[] {
  const until: Moments[] = [{ weight: 0, sum: 0, squares: 0 }];
  for (const { weight, sum, squares } of levels) {
    const last = until.at(-1) ?? { weight: 0, sum: 0, squares: 0 };
    until.push({ weight: last.weight + weight, sum: last.sum + sum, squares: last.squares + squares });
  }
  return until;
}

/** Reads the starts of the runs backwards from the last level. */
function readRuns(starts: readonly (readonly number[])[], runs: number, count: number): number[] {
  const result: number[] = Array.from({ length: count }, () => 1);
  let end = count;
  for (let run = runs; run > 1; run--) {
    const start = starts[run - 2]?.[end] ?? 0;
    result.fill(run, start, end);
    end = start;
  }
  return result;
}
