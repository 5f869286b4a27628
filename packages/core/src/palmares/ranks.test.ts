import { expect, test } from 'vitest';
import { computeRanks } from './ranks.ts';

/** Independent images, each with this standard error. */
function diagonal(error: number, count: number): Float64Array {
  return Float64Array.from({ length: count * count }, (_, cell) =>
    cell % (count + 1) === 0 ? error ** 2 : 0,
  );
}

test('where all is sure each image has its one rank', () => {
  expect(computeRanks(Float64Array.from([-1, 1, 0]), diagonal(0.01, 3))).toEqual([
    { rank: 3, best: 3, worst: 3 },
    { rank: 1, best: 1, worst: 1 },
    { rank: 2, best: 2, worst: 2 },
  ]);
});

test('PA-13: what is within the interval of the difference may change places', () => {
  // Differences have a standard error of √2 × 0.3, and 1.96 of those are 0.83.
  expect(computeRanks(Float64Array.from([1, 0.2, -1]), diagonal(0.3, 3))).toEqual([
    { rank: 1, best: 1, worst: 2 },
    { rank: 2, best: 1, worst: 2 },
    { rank: 3, best: 3, worst: 3 },
  ]);
});

test('what two images have in common does not blur their difference', () => {
  const together = Float64Array.from([1, 0.99, 0.99, 1]);
  expect(computeRanks(Float64Array.from([0.5, -0.5]), together)[0]).toEqual({ rank: 1, best: 1, worst: 1 });
  expect(computeRanks(Float64Array.from([0.5, -0.5]), diagonal(1, 2))[0]).toEqual({
    rank: 1,
    best: 1,
    worst: 2,
  });
});

test('equal worths share the rank, and any order between them is possible', () => {
  expect(computeRanks(Float64Array.from([0, 0, -5]), diagonal(0.1, 3))).toEqual([
    { rank: 1, best: 1, worst: 2 },
    { rank: 1, best: 1, worst: 2 },
    { rank: 3, best: 3, worst: 3 },
  ]);
});
