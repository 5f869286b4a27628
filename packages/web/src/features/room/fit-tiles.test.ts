import { describe, expect, test } from 'vitest';
import { fitTiles } from './fit-tiles.ts';

const rows = (...counts: number[]) => ({ rows: counts, padding: 4, gap: 4, rowGap: 8 });
const LIMITS = { least: 40, most: 200 };

describe('fitTiles', () => {
  test('few images are as large as a row of the height allows', () => {
    // Five rows of 100: 5 × (side + 8) + 4 × 8.
    expect(fitTiles(rows(1, 1, 1, 1, 1), { width: 1_000, height: 500 }, LIMITS)).toBe(84);
  });

  test('a row that wraps takes its second line into account', () => {
    const one = fitTiles(rows(4, 1), { width: 800, height: 400 }, LIMITS);
    const two = fitTiles(rows(12, 1), { width: 800, height: 400 }, LIMITS);
    expect(two).toBeLessThan(one);
    expect(two).toBeGreaterThanOrEqual(LIMITS.least);
  });

  test('the limits hold, whatever the area', () => {
    expect(fitTiles(rows(1), { width: 4_000, height: 4_000 }, LIMITS)).toBe(LIMITS.most);
    expect(fitTiles(rows(900), { width: 300, height: 200 }, LIMITS)).toBe(LIMITS.least);
  });
});
