import { describe, expect, test } from 'vitest';
import { createRng } from '../random.ts';
import {
  batchSizeFor,
  drawQualificationSize,
  isBatchSize,
  isSingleImageLeft,
  limitFor,
} from './batch-size.ts';
import { RANKING } from './limits.ts';

describe('batchSizeFor', () => {
  test.each([
    [1, 2],
    [20, 2],
    [21, 6],
    [150, 6],
    [151, 12],
    [300, 12],
    [301, 20],
    [2_000, 20],
  ])('RK-7, RK-8: of %i images shows %i', (unranked, size) => {
    expect(batchSizeFor(unranked)).toBe(size);
    expect(isBatchSize(size)).toBe(true);
  });

  test('gives no other size', () => {
    for (const size of [0, 1, 3, 5, 19, 21]) expect(isBatchSize(size)).toBe(false);
  });
});

describe('limitFor', () => {
  test('RK-7, RK-8: is that of the spec for each batch size', () => {
    expect(RANKING.batches.map(({ shown }) => [shown, limitFor(shown)])).toEqual([
      [2, 1],
      [6, 5],
      [12, 11],
      [20, 19],
    ]);
  });

  test('RK-8, RK-12: is one less than what is shown, at least one', () => {
    expect([1, 2, 3, 4, 5].map(limitFor)).toEqual([1, 1, 2, 3, 4]);
  });
});

test('an image is left alone when batches leave one over, not when it is the only one', () => {
  expect([3, 5, 21].every((count) => isSingleImageLeft(count, 2))).toBe(true);
  expect(isSingleImageLeft(7, 6)).toBe(true);
  expect([1, 2, 20].some((count) => isSingleImageLeft(count, 2))).toBe(false);
  expect(isSingleImageLeft(8, 6)).toBe(false);
});

describe('drawQualificationSize', () => {
  function sizesFor(left: number): number[] {
    const sizes = Array.from({ length: 60 }, (_, seed) => drawQualificationSize(left, createRng(seed)));
    return [...new Set(sizes)].toSorted((a, b) => a - b);
  }

  test.each([
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [2, 4]],
    [5, [2, 3]],
    [6, [2, 3, 4]],
    [50, [2, 3, 4]],
  ])('of %i images left draws one of %j, so that no image is left alone', (left, sizes) => {
    expect(sizesFor(left)).toEqual(sizes);
  });
});
