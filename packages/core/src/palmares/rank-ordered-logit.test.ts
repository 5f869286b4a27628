import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBallotTable, type WeightedBallot } from './ballot-table.ts';
import { computeInformation, computeLikelihood } from './rank-ordered-logit.ts';

const IMAGES = 7;
/** A subset of the images, each assigned to a group. */
const anyGroups = fc
  .tuple(
    fc.shuffledSubarray(
      Array.from({ length: IMAGES }, (_, index) => index),
      { minLength: 1 },
    ),
    fc.array(fc.nat(4), { minLength: IMAGES, maxLength: IMAGES }),
  )
  .map(([subset, groups]) =>
    [...Map.groupBy(subset, (image) => groups[image] ?? 0)]
      .toSorted(([a], [b]) => a - b)
      .map(([, group]) => group),
  );
const anyBallots = fc.array(fc.record({ groups: anyGroups, weight: fc.constantFrom(1, 0.5, 0.25) }), {
  maxLength: 12,
});
const table = (ballots: readonly WeightedBallot[]) => createBallotTable(IMAGES, ballots);
const anyWorths = fc
  .array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: IMAGES, maxLength: IMAGES })
  .map((worths) => Float64Array.from(worths));
const runs = { numRuns: 60 };
const STEP = 1e-5;

function moved(worths: Float64Array, image: number, by: number): Float64Array {
  return worths.map((worth, index) => (index === image ? worth + by : worth));
}

describe('computeLikelihood', () => {
  test('PA-10: an order without ties has the probability of Plackett and Luce', () => {
    const worths = Float64Array.from([Math.log(4), Math.log(2), Math.log(1)]);
    const { logLikelihood } = computeLikelihood(
      createBallotTable(3, [{ groups: [[1], [0], [2]], weight: 1 }]),
      worths,
    );
    expect(logLikelihood).toBeCloseTo(Math.log((2 / 7) * (4 / 5)), 12);
  });

  test('PA-10: of a tie each image leaves an average image of it behind', () => {
    const worths = Float64Array.from([Math.log(4), Math.log(2), Math.log(1)]);
    const { logLikelihood } = computeLikelihood(
      createBallotTable(3, [{ groups: [[0, 1], [2]], weight: 1 }]),
      worths,
    );
    expect(logLikelihood).toBeCloseTo(Math.log((4 * 2) / (7 * (7 - 3))), 12);
  });

  test('the weight multiplies', () => {
    const worths = Float64Array.from([1, 0, -1]);
    const of = (weight: number) =>
      computeLikelihood(createBallotTable(3, [{ groups: [[0], [1, 2]], weight }]), worths);
    expect(of(0.25).logLikelihood).toBeCloseTo(of(1).logLikelihood / 4, 12);
    expect(of(0.25).gradient[0]).toBeCloseTo((of(1).gradient[0] ?? 0) / 4, 12);
  });

  test('the gradient is the slope of the likelihood', () => {
    fc.assert(
      fc.property(anyBallots, anyWorths, (ballots, worths) => {
        const { gradient } = computeLikelihood(table(ballots), worths);
        for (let image = 0; image < IMAGES; image++) {
          const up = computeLikelihood(table(ballots), moved(worths, image, STEP)).logLikelihood;
          const down = computeLikelihood(table(ballots), moved(worths, image, -STEP)).logLikelihood;
          expect(gradient[image]).toBeCloseTo((up - down) / (2 * STEP), 4);
        }
      }),
      runs,
    );
  });

  test('worths that only move together change nothing', () => {
    fc.assert(
      fc.property(anyBallots, anyWorths, (ballots, worths) => {
        const { logLikelihood, gradient } = computeLikelihood(table(ballots), worths);
        const together = computeLikelihood(
          table(ballots),
          worths.map((worth) => worth + 1),
        );
        expect(together.logLikelihood).toBeCloseTo(logLikelihood, 8);
        expect(gradient.reduce((sum, slope) => sum + slope, 0)).toBeCloseTo(0, 8);
      }),
      runs,
    );
  });
});

test('the information is the slope of the gradient, the sign turned', () => {
  fc.assert(
    fc.property(anyBallots, anyWorths, (ballots, worths) => {
      const information = computeInformation(table(ballots), worths);
      for (let row = 0; row < IMAGES; row++) {
        const up = computeLikelihood(table(ballots), moved(worths, row, STEP)).gradient;
        const down = computeLikelihood(table(ballots), moved(worths, row, -STEP)).gradient;
        for (let column = 0; column < IMAGES; column++)
          expect(information[row * IMAGES + column]).toBeCloseTo(
            ((down[column] ?? 0) - (up[column] ?? 0)) / (2 * STEP),
            4,
          );
      }
    }),
    runs,
  );
});

test('a share of the ballots stands for all of them', () => {
  const ballots = Array.from({ length: 400 }, (_, index) => ({
    groups:
      index % 2 === 0
        ? [[0], [1], [2, 3]]
        : [
            [3, 2],
            [0, 1],
          ],
    weight: 1,
  }));
  const many = createBallotTable(4, ballots);
  const worths = Float64Array.from([0.4, 0.2, -0.1, -0.5]);
  const whole = computeInformation(many, worths);
  for (const [cell, value] of computeInformation(many, worths, 0.25).entries())
    expect(Math.abs(value / (whole[cell] ?? Number.NaN) - 1)).toBeLessThan(0.05);
});

test('worths beyond any range leave all numbers finite', () => {
  const worths = Float64Array.from([2_000, -2_000, 0]);
  const extreme = createBallotTable(3, [
    { groups: [[0], [1], [2]], weight: 1 },
    { groups: [[1, 2], [0]], weight: 1 },
  ]);
  const { logLikelihood, gradient } = computeLikelihood(extreme, worths);
  expect([logLikelihood, ...gradient, ...computeInformation(extreme, worths)].every(Number.isFinite)).toBe(
    true,
  );
});
