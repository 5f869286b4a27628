import { expect, test } from 'vitest';
import { isImageId } from './image-id.ts';

test('an image id is a positive whole number that JavaScript counts exactly', () => {
  expect([1, 2 ** 53 - 1].every(isImageId)).toBe(true);
  expect([0, -1, 1.5, 2 ** 53, Number.NaN, Infinity, '1', null, undefined, {}].some(isImageId)).toBe(false);
});
