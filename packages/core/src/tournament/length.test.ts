import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawContenders, listLengths } from './length.ts';

const sets = fc.uniqueArray(fc.integer({ min: 1, max: 5_000 }), { maxLength: 200 });

describe('TO-66: the length of a tournament', () => {
  test('is offered where more images take part', () => {
    expect([2, 16, 17, 33, 120].map(listLengths)).toEqual([[], [], [16], [16, 32], [16, 32, 64]]);
  });

  test('draws distinct images of the set in its order, and those that must take part', () => {
    fc.assert(
      fc.property(sets, fc.integer({ min: 2, max: 64 }), fc.nat(), (images, length, seed) => {
        const kept = images.slice(-2);
        const drawn = drawContenders(images, length, seed, kept);
        expect(drawn).toHaveLength(Math.min(length, images.length));
        expect(drawn).toEqual(images.filter((image) => drawn.includes(image)));
        expect(drawn).toEqual(expect.arrayContaining(kept));
        expect(drawContenders(images, length, seed, kept)).toEqual(drawn);
      }),
    );
  });

  test('draws every image alike', () => {
    const images = Array.from({ length: 40 }, (_, index) => index + 1);
    const times = new Map<number, number>();
    for (let seed = 0; seed < 2_000; seed++)
      for (const image of drawContenders(images, 16, seed)) times.set(image, (times.get(image) ?? 0) + 1);
    // 800 times each on average; five standard deviations of a binomial distribution are 110.
    for (const count of times.values()) expect(Math.abs(count - 800)).toBeLessThan(110);
    expect(times.size).toBe(40);
  });
});
