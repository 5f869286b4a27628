import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreement } from './agreement.ts';
import type { Ballot } from './ballot.ts';

const anyBallot: fc.Arbitrary<Ballot> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.nat(5)), { maxLength: 12 })
  .map((places) =>
    [...Map.groupBy(new Map(places), ([, group]) => group)].map(([, group]) => group.map(([id]) => id)),
  );

describe('agreement', () => {
  test('PA-17: counts the pairs that both order', () => {
    // The second ballot reverses 2-3, one of the three common pairs (1-2, 1-3, 2-3). Images 4 and 5 are each in one ballot only.
    expect(agreement([[1], [2], [3], [4]], [[1], [5], [3], [2]])).toEqual({
      percent: 200 / 3,
      pairs: 3,
      same: 2,
      differences: [
        { id: 2, a: 2, b: 3 },
        { id: 3, a: 3, b: 2 },
      ],
    });
  });

  test('leaves out the pairs that either ties', () => {
    expect(agreement([[1, 2], [3]], [[1], [2], [3]])).toMatchObject({ percent: 100, pairs: 2 });
  });

  test('the differences are the three largest, in places among the images that both judged', () => {
    const mine: Ballot = [[1], [2], [3], [4], [5], [6]];
    const theirs: Ballot = [[6], [9], [1], [2], [5], [3, 4]];
    expect(agreement(mine, theirs)?.differences).toEqual([
      { id: 6, a: 6, b: 1 },
      { id: 3, a: 3, b: 5.5 },
      { id: 4, a: 4, b: 5.5 },
    ]);
  });

  test.each<[string, Ballot, Ballot]>([
    ['nothing in common', [[1], [2]], [[3], [4]]],
    ['one image in common', [[1], [2]], [[2], [3]]],
    ['all in one tier', [[1, 2, 3]], [[1], [2], [3]]],
    ['nothing at all', [], []],
  ])('%s: null', (_, a, b) => {
    expect(agreement(a, b)).toBeNull();
  });

  test('is symmetric', () => {
    fc.assert(
      fc.property(anyBallot, anyBallot, (a, b) => {
        const forth = agreement(a, b);
        const back = agreement(b, a);
        expect(back?.percent).toBe(forth?.percent);
        expect(back?.pairs).toBe(forth?.pairs);
      }),
    );
  });

  test('is full with itself, without a difference, and none with the reverse', () => {
    fc.assert(
      fc.property(anyBallot, (ballot) => {
        fc.pre(ballot.length > 1);
        expect(agreement(ballot, ballot)).toMatchObject({ percent: 100, differences: [] });
        expect(agreement(ballot, ballot.toReversed())?.percent).toBe(0);
      }),
    );
  });
});
