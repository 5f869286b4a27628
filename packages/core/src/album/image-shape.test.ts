import { expect, test } from 'vitest';
import { isElongated, isNearlySquare } from './image-shape.ts';

test.each([
  ['a wide logo', 1_200, 300, true],
  ['a frieze', 475, 1_900, true],
  ['a wide film', 2_100, 900, false],
  ['a screenshot of a phone', 1_080, 2_340, false],
  ['an image of unknown size', 0, 0, false],
])('%s is elongated or not', (_, width, height, expected) => {
  expect(isElongated({ width, height })).toBe(expected);
});

test('an image is nearly square within a seventh, and one of unknown size is not', () => {
  expect(isNearlySquare({ width: 1_140, height: 1_000 })).toBe(true);
  expect(isNearlySquare({ width: 1_000, height: 1_180 })).toBe(false);
  expect(isNearlySquare({ width: 0, height: 0 })).toBe(false);
  expect(isNearlySquare({})).toBe(false);
});
