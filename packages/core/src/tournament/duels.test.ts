import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countDuels, countRounds, cutIntoDuels, drawRound, duelsInRound } from './duels.ts';
import { TOURNAMENT } from './limits.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('countRounds', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [7, 2],
    [8, 3],
    [21, 4],
    [500, 8],
    [1_000, 9],
    [2_000, 10],
  ])('%i images need %i rounds', (images, rounds) => {
    expect(countRounds(images)).toBe(rounds);
  });

  test('TO-4: is the whole part of the logarithm, powers of two included', () => {
    for (let images = 1; images <= 2_000; images++) {
      const rounds = countRounds(images);
      expect(2 ** rounds).toBeLessThanOrEqual(images);
      expect(2 ** (rounds + 1)).toBeGreaterThan(images);
    }
  });
});

describe('countDuels', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 3],
    [5, 3],
    [20, 18],
    [21, 18],
    [150, 146],
    [500, 494],
  ])('%i images give %i duels', (images, duels) => {
    expect(countDuels(images)).toBe(duels);
  });

  test('is the number of images less the ones of its binary form', () => {
    for (let images = 1; images <= 2_000; images++) {
      const ones = images.toString(2).replaceAll('0', '').length;
      expect(countDuels(images)).toBe(images - ones);
    }
  });
});

describe('cutIntoDuels', () => {
  test('TO-3: makes pairs', () => {
    expect(cutIntoDuels([1, 2, 3, 4])).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test('ends with a duel of three when one is left over', () => {
    expect(cutIntoDuels([1, 2, 3, 4, 5])).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    expect(cutIntoDuels([1, 2, 3])).toEqual([[1, 2, 3]]);
  });

  test('makes nothing of one image or none', () => {
    expect(cutIntoDuels([1])).toEqual([]);
    expect(cutIntoDuels([])).toEqual([]);
  });

  test('TO-2, TO-3: gives any number of candidates floor(m / 2) duels, of three only once and only when it is odd', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 2_000 }), (count) => {
        const duels = cutIntoDuels(upTo(count));
        const ofThree = duels.filter(({ length }) => length === TOURNAMENT.oddDuelSize);
        const ofTwo = duels.filter(({ length }) => length === TOURNAMENT.duelSize);
        expect(duels.flat()).toEqual(upTo(count));
        expect(ofThree).toHaveLength(count % 2);
        expect(ofTwo.length + ofThree.length).toBe(duelsInRound(count));
      }),
    );
  });
});

describe('drawRound', () => {
  test('is replayed by its seed and index, and differs for others', () => {
    const images = upTo(50);
    expect(drawRound(images, 7, 1)).toEqual(drawRound(images, 7, 1));
    expect(drawRound(images, 7, 1)).not.toEqual(drawRound(images, 7, 2));
    expect(drawRound(images, 7, 1)).not.toEqual(drawRound(images, 8, 1));
  });

  test('moves places, not images: another candidate in the same place meets the same opponent', () => {
    const draw = drawRound([1, 2, 3, 4, 5, 6], 7, 1);
    const other = drawRound([1, 2, 30, 4, 5, 6], 7, 1);
    expect(other).toEqual(draw.map((duel) => duel.map((image) => (image === 3 ? 30 : image))));
  });

  test('lets the duel of three fall on everyone about as often', () => {
    const times = new Map<number, number>();
    for (let seed = 0; seed < 3_000; seed++)
      for (const image of drawRound(upTo(5), seed, 0).at(-1) ?? [])
        times.set(image, (times.get(image) ?? 0) + 1);
    for (const count of times.values()) expect(Math.abs(count - 1_800)).toBeLessThan(150);
  });
});
