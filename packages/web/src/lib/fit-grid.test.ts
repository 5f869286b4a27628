import { RANKING } from '@palmares/core/ranking/limits';
import { describe, expect, it } from 'vitest';
import { fitGrid, medianTileShape } from './fit-grid.ts';

const WIDE = { width: 1000, height: 560 };
const PHONE = { width: 358, height: 540 };
const SMALL_PHONE = { width: 328, height: 380 };

describe('fitGrid', () => {
  it('lays two images beside each other on a wide screen and one above the other on a phone', () => {
    expect(fitGrid(2, WIDE)).toEqual({ columns: 2, rows: 1 });
    expect(fitGrid(2, PHONE)).toEqual({ columns: 1, rows: 2 });
  });

  it.each([...RANKING.batches.map(({ shown }) => shown), 1, 3, 4, 5, 7, 19])(
    'has a place for each of %i images, and no empty row',
    (count) => {
      for (const area of [WIDE, PHONE, SMALL_PHONE]) {
        const { columns, rows } = fitGrid(count, area);
        expect(columns * rows).toBeGreaterThanOrEqual(count);
        expect(columns * (rows - 1)).toBeLessThan(count);
      }
    },
  );

  it('shows the 20 images of the largest batch in five columns of four on a phone, where they are largest', () => {
    expect(fitGrid(20, PHONE)).toEqual({ columns: 5, rows: 4 });
  });
});

describe('medianTileShape', () => {
  const sized = (width: number, height: number) => ({ width, height });

  it('is that of most images, square where nothing is known', () => {
    expect(medianTileShape([sized(800, 1000), sized(800, 1000), sized(2000, 500)])).toBe(0.8);
    expect(medianTileShape([{}, {}, sized(800, 1000)])).toBe(1);
    expect(medianTileShape([])).toBe(1);
  });

  it('leaves room for the others: neither strips nor columns', () => {
    expect(medianTileShape([sized(3000, 100)])).toBe(1.4);
    expect(medianTileShape([sized(100, 3000)])).toBe(2 / 3);
  });

  it('puts six images in two rows on a small phone, where three captions would take the room of the images', () => {
    expect(fitGrid(6, SMALL_PHONE)).toEqual({ columns: 3, rows: 2 });
    expect(fitGrid(6, SMALL_PHONE, 1.4)).toEqual({ columns: 2, rows: 3 });
  });

  it('puts high tiles beside each other where square ones stand above each other', () => {
    expect(fitGrid(6, PHONE, 0.75)).toEqual({ columns: 3, rows: 2 });
    expect(fitGrid(6, PHONE)).toEqual({ columns: 2, rows: 3 });
  });
});
