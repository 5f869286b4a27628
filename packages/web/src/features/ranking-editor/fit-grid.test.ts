import { RANKING } from '@palmares/core/limits';
import { describe, expect, it } from 'vitest';
import { fitGrid } from './fit-grid.ts';

const WIDE = 1.8;
const PHONE = 0.76;

describe('fitGrid', () => {
  it('lays two images beside each other on a wide screen and one above the other on a phone', () => {
    expect(fitGrid(2, WIDE)).toEqual({ columns: 2, rows: 1 });
    expect(fitGrid(2, PHONE)).toEqual({ columns: 1, rows: 2 });
  });

  it.each([...RANKING.batches.map(({ shown }) => shown), 1, 3, 4, 5, 7, 19])(
    'has a place for each of %i images, and no empty row',
    (count) => {
      for (const shape of [WIDE, PHONE, 1]) {
        const { columns, rows } = fitGrid(count, shape);
        expect(columns * rows).toBeGreaterThanOrEqual(count);
        expect(columns * (rows - 1)).toBeLessThan(count);
      }
    },
  );

  it('shows the 20 images of the largest batch in four columns of five on a phone', () => {
    expect(fitGrid(20, PHONE)).toEqual({ columns: 4, rows: 5 });
  });
});
