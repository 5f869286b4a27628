import { IMAGE } from '@palmares/core/limits';
import { describe, expect, test } from 'vitest';
import { ATTEMPTS, fitWithin, shouldSkipCompression } from './size-plan.ts';

describe('shouldSkipCompression', () => {
  const small = { bytes: 2 * 1024 ** 2, size: { width: 1_920, height: 10 }, animated: false };

  test('AL-25, AL-27, AL-34: a file of 2 MB and 1920 pixels goes up as it is', () => {
    expect(shouldSkipCompression(small)).toBe(true);
  });

  test('AL-25, AL-27, AL-34: one byte or one pixel more is compressed', () => {
    expect(shouldSkipCompression({ ...small, bytes: small.bytes + 1 })).toBe(false);
    expect(shouldSkipCompression({ ...small, size: { width: 10, height: 1_921 } })).toBe(false);
  });

  test('AL-28: an animation is never touched', () => {
    expect(shouldSkipCompression({ bytes: 9e6, size: { width: 4_000, height: 10 }, animated: true })).toBe(
      true,
    );
  });
});

describe('fitWithin', () => {
  test('keeps the proportions', () => {
    expect(fitWithin({ width: 4_000, height: 3_000 }, 1_920)).toEqual({ width: 1_920, height: 1_440 });
    expect(fitWithin({ width: 3_000, height: 4_000 }, 1_920)).toEqual({ width: 1_440, height: 1_920 });
  });

  test('never enlarges', () => {
    expect(fitWithin({ width: 30, height: 20 }, 1_920)).toEqual({ width: 30, height: 20 });
  });

  test('keeps one pixel of a very thin picture', () => {
    expect(fitWithin({ width: 20_000, height: 2 }, 1_920)).toEqual({ width: 1_920, height: 1 });
  });
});

test.each(Object.entries(ATTEMPTS))(
  'attempts at %s start at the full size and only get smaller',
  (_, attempts) => {
    const sides = attempts.map(({ maxSide }) => maxSide);
    expect(sides[0]).toBe(IMAGE.sideMax);
    expect(sides).toEqual(sides.toSorted((a, b) => b - a));
  },
);

test.each(['image/webp', 'image/jpeg'] as const)('less quality of %s comes before fewer pixels', (format) => {
  const steps = ATTEMPTS[format].map(({ maxSide, quality = 1 }) => maxSide + quality);
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
});
