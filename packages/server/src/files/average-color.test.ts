import { expect, it } from 'vitest';
import { averageColor } from './average-color.ts';

it('is the mean of the pixels', () => {
  expect(averageColor({ data: Buffer.from([255, 0, 0, 0, 0, 255]), channels: 3 })).toBe('#800080');
});

it('counts each pixel for as much as it is seen', () => {
  const pixels = Buffer.from([255, 0, 0, 255, 0, 255, 0, 0]);

  expect(averageColor({ data: pixels, channels: 4 })).toBe('#ff0000');
});

it('reads grey pictures', () => {
  expect(averageColor({ data: Buffer.from([16, 32]), channels: 1 })).toBe('#181818');
  expect(averageColor({ data: Buffer.from([16, 255, 200, 0]), channels: 2 })).toBe('#101010');
});

it('is mid grey when nothing is seen', () => {
  expect(averageColor({ data: Buffer.from([9, 9, 9, 0]), channels: 4 })).toBe('#808080');
});
