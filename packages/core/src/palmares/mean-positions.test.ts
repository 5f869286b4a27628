import { describe, expect, test } from 'vitest';
import type { Ballot } from './ballot.ts';
import { addPositions, computeSpreads, createMeanPositions, type MeanPositions } from './mean-positions.ts';

function getHands(count: number, people: readonly (readonly Ballot[])[]): MeanPositions {
  const indexes = new Map(Array.from({ length: count }, (_, index) => [index, index]));
  const hands = createMeanPositions(count);
  for (const ballots of people) addPositions(hands, ballots, indexes);
  return hands;
}

function getFifths({ fifths }: MeanPositions, image: number): number[] {
  return Array.from({ length: 5 }, (_, fifth) => fifths[image * 5 + fifth] ?? 0);
}

describe('addPositions', () => {
  test('of ten images in order two stand in each fifth', () => {
    const hands = getHands(10, [[Array.from({ length: 10 }, (_, index) => [index])]]);
    for (let image = 0; image < 10; image++) {
      const expected = [0, 0, 0, 0, 0];
      expected[Math.floor(image / 2)] = 1;
      expect(getFifths(hands, image)).toEqual(expected);
    }
  });

  test('images of a group share the middle of their places', () => {
    const hands = getHands(4, [[[[0], [1, 2], [3]]]]);
    expect([...hands.placeSum]).toEqual([1 / 8, 1 / 2, 1 / 2, 7 / 8]);
    expect(getFifths(hands, 1)).toEqual([0, 0, 1, 0, 0]);
  });

  test('a person of several votes has one hand, of their mean', () => {
    const hands = getHands(2, [
      [
        [[0], [1]],
        [[1], [0]],
      ],
    ]);
    expect([...hands.judged]).toEqual([1, 1]);
    expect([...hands.placeSum]).toEqual([0.5, 0.5]);
  });

  test('a mean on the border of two fifths stands in the lower one, however it was summed', () => {
    const ballot = [[0, 1, 2, 3], [4]];
    expect(getFifths(getHands(5, [[ballot]]), 0)).toEqual([0, 0, 1, 0, 0]);
    expect(getFifths(getHands(5, [Array.from({ length: 10 }, () => ballot)]), 0)).toEqual([0, 0, 1, 0, 0]);
  });

  test('an image that a person did not judge is not in their hand', () => {
    const hands = getHands(3, [[[[0], [1]]], [[[0], [1], [2]]]]);
    expect([...hands.judged]).toEqual([2, 2, 1]);
  });
});

describe('computeSpreads', () => {
  const many = (ballot: Ballot, times: number) => Array.from({ length: times }, () => [ballot]);

  test('is 0 where all agree', () => {
    for (const spread of computeSpreads(getHands(3, many([[0], [1], [2]], 20))))
      expect(spread).toBeCloseTo(0, 7);
  });

  test('is near 1 where half of many put at the top what the other half put at the bottom', () => {
    const order = Array.from({ length: 100 }, (_, index) => [index]);
    const spreads = computeSpreads(getHands(100, [...many(order, 200), ...many(order.toReversed(), 200)]));
    expect(spreads[0]).toBeGreaterThan(0.95);
    expect(spreads[0]).toBeLessThanOrEqual(1);
    expect(spreads[50]).toBeLessThan(0.1);
  });

  test('of an image that few have judged is near the ordinary', () => {
    const camps = [...many([[0], [1], [2]], 20), ...many([[2], [1], [0]], 20)];
    const [, , , once] = computeSpreads(getHands(4, [...camps, [[[3], [0]]]]));
    const ordinary = Math.sqrt((2 * 40 * (1 / 3) ** 2) / (3 * 39));
    expect(once).toBeCloseTo(2 * ordinary, 1);
  });

  test('is 0 without a voice', () => {
    expect(computeSpreads(getHands(2, []))).toEqual([0, 0]);
  });
});
