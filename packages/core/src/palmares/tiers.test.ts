import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignTiers, type Estimate } from './tiers.ts';

const sure = (worths: readonly number[], error = 0.05): Estimate[] =>
  worths.map((worth) => ({ worth, error }));

describe('assignTiers', () => {
  test('PA-14: cuts where the gaps are', () => {
    const worths = [3, 2.9, 1.5, 1.4, 0, 0.1, -1.5, -1.6, -3, -3.1];
    expect(assignTiers(sure(worths))).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test('what cannot be told apart stands together in the middle', () => {
    expect(assignTiers(sure([0.2, 0.1, -0.1, -0.2], 0.5))).toEqual([2, 2, 2, 2]);
  });

  test('two groups, three, four stand around the middle', () => {
    expect(assignTiers(sure([1, 1.01, -1, -1.01]))).toEqual([1, 1, 3, 3]);
    expect(assignTiers(sure([2, 0, -2, -2.01]))).toEqual([1, 2, 3, 3]);
    expect(assignTiers(sure([3, 1, -1, -3]))).toEqual([0, 1, 3, 4]);
  });

  test('the same worths are cut less finely where they are less sure', () => {
    const worths = [2, 1.8, 1, 0.8, 0, -0.2, -1, -1.2, -2, -2.2];
    const countWith = (error: number) => new Set(assignTiers(sure(worths, error))).size;
    expect(countWith(0.05)).toBe(5);
    expect(countWith(0.5)).toBeLessThan(5);
    expect(countWith(5)).toBe(1);
  });

  test('an estimate that is unsure cuts no tier of its own', () => {
    const rest = sure([0, 0.01, -0.01, 0.02]);
    expect(new Set(assignTiers([...rest, { worth: 3, error: 0.05 }])).size).toBe(2);
    expect(new Set(assignTiers([...rest, { worth: 3, error: 3 }])).size).toBe(1);
  });

  test('nothing and one image', () => {
    expect(assignTiers([])).toEqual([]);
    expect(assignTiers(sure([1]))).toEqual([2]);
  });

  const estimate = fc.record({
    worth: fc.integer({ min: -30, max: 30 }).map((tenth) => tenth / 10),
    error: fc.constantFrom(0.05, 0.3, 1),
  });

  test('a better image never has a worse tier, and equal worths share theirs', () => {
    fc.assert(
      fc.property(fc.array(estimate, { maxLength: 30 }), (estimates) => {
        const tiers = assignTiers(estimates);
        for (const [a, { worth }] of estimates.entries())
          for (const [b, other] of estimates.entries()) {
            const order = (tiers[a] ?? 0) - (tiers[b] ?? 0);
            if (worth > other.worth) expect(order).toBeLessThanOrEqual(0);
            if (worth === other.worth) expect(order).toBe(0);
          }
      }),
    );
  });

  test('no other cut into as many tiers has less within them', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(estimate, { minLength: 2, maxLength: 8, selector: ({ worth }) => worth }),
        (drawn) => {
          const estimates = drawn.toSorted((a, b) => b.worth - a.worth);
          const tiers = assignTiers(estimates);
          const runs = new Set(tiers).size;
          const ours = getCost(estimates, tiers);
          for (const cuts of cutsInto(runs, estimates.length))
            expect(ours).toBeLessThanOrEqual(getCost(estimates, cuts) + 1e-9);
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Σ (worth - mean of the tier)² / error². */
function getCost(estimates: readonly Estimate[], tiers: readonly number[]): number {
  return [...Map.groupBy(estimates.entries(), ([index]) => tiers[index])].reduce((sum, [, members]) => {
    const weights = members.map(([, { error }]) => 1 / error ** 2);
    const total = weights.reduce((all, weight) => all + weight, 0);
    const mean = members.reduce((all, [, { worth }], i) => all + worth * (weights[i] ?? 0), 0) / total;
    return sum + members.reduce((all, [, { worth }], i) => all + (weights[i] ?? 0) * (worth - mean) ** 2, 0);
  }, 0);
}

/** All ways to cut a sequence of `count` items into runs. */
function cutsInto(runs: number, count: number): number[][] {
  if (runs === 1) return [Array.from({ length: count }, () => 1)];
  const ways: number[][] = [];
  for (let last = 1; last <= count - runs + 1; last++)
    for (const before of cutsInto(runs - 1, count - last))
      ways.push([...before, ...Array.from({ length: last }, () => runs)]);
  return ways;
}
