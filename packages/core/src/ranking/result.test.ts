import { describe, expect, test } from 'vitest';
import { computeRankingResult, findEmptyState } from './result.ts';

const ranked = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id_image: index + 1, points: -index - 1 }));

describe('computeRankingResult', () => {
  test('RK-64, RK-65: stands the best three as 2, 1, 3 and lists the rest from rank 4', () => {
    const { podium, rest, rankedCount } = computeRankingResult(ranked(6));
    expect(podium.map(({ rank }) => rank)).toEqual([2, 1, 3]);
    expect(podium.map(({ image }) => image)).toEqual([2, 1, 3]);
    expect(rest.map(({ rank }) => rank)).toEqual([4, 5, 6]);
    expect(rankedCount).toBe(6);
  });

  test.each([
    [0, []],
    [1, [1]],
    [2, [2, 1]],
  ])('stands %i alone as %j', (count, ranks) => {
    const { podium, rest } = computeRankingResult(ranked(count));
    expect(podium.map(({ rank }) => rank)).toEqual(ranks);
    expect(rest).toEqual([]);
  });

  test('lists images in progress, the closest to 5 points first, those without a point nowhere', () => {
    const { inProgress } = computeRankingResult([
      { id_image: 1, points: 2, viewed: 3 },
      { id_image: 2, points: 4, viewed: 9 },
      { id_image: 3, points: 0, viewed: 5 },
      { id_image: 4, points: 2, viewed: 2 },
    ]);
    expect(inProgress).toEqual([
      { position: 1, image: 2, points: 4 },
      { position: 2, image: 4, points: 2 },
      { position: 3, image: 1, points: 2 },
    ]);
  });
});

test('an empty ranking and one with images in progress only have each their state', () => {
  expect(findEmptyState(computeRankingResult([]))).toBe('empty');
  expect(findEmptyState(computeRankingResult([{ id_image: 1, points: 0 }]))).toBe('empty');
  expect(findEmptyState(computeRankingResult([{ id_image: 1, points: 1 }]))).toBe('onlyInProgress');
  expect(findEmptyState(computeRankingResult(ranked(1)))).toBeNull();
});
