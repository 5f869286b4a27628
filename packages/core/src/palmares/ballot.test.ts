import { expect, test } from 'vitest';
import { hasPreference, keepImages } from './ballot.ts';

test('images that are not live leave, and groups with them', () => {
  expect(keepImages([[1, 2], [3], [4]], new Set([2, 4]))).toEqual([[2], [4]]);
});

test('of an image that stands twice the better place counts', () => {
  expect(
    keepImages(
      [
        [1, 1],
        [2, 1],
      ],
      new Set([1, 2]),
    ),
  ).toEqual([[1], [2]]);
});

test('one group prefers nothing to anything', () => {
  expect(hasPreference([])).toBe(false);
  expect(hasPreference([[1, 2, 3]])).toBe(false);
  expect(hasPreference([[1], [2]])).toBe(true);
});
