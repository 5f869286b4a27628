import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, POOL } from './board.ts';
import { mapRows, moveImages, without } from './move-images.ts';

const board: Board = {
  tiers: [
    { id: 't1', label: 'S', color: 'ff7f7f', images: [1, 2, 3] },
    { id: 't2', label: 'A', color: 'ffbf7f', images: [4] },
    { id: 't3', label: 'B', color: 'ffff7f', images: [] },
  ],
  pool: [5, 6, 7],
  hidden: [],
  mainImage: null,
};

/** Formats the rows as a short text: `1 2 3 | 4 | | 5 6 7`. */
function show({ tiers, pool }: Board): string {
  return [...tiers.map(({ images }) => images), pool].map((images) => images.join(' ')).join(' | ');
}

describe('moveImages', () => {
  test.each<[string, number[], string, number | null, string]>([
    ['to the end of a tier', [5], 't1', null, '1 2 3 5 | 4 |  | 6 7'],
    ['before an image', [5], 't1', 2, '1 5 2 3 | 4 |  | 6 7'],
    ['before the first image', [5], 't1', 1, '5 1 2 3 | 4 |  | 6 7'],
    ['into an empty tier', [5], 't3', null, '1 2 3 | 4 | 5 | 6 7'],
    ['out of a tier it leaves empty', [4], 't3', null, '1 2 3 |  | 4 | 5 6 7'],
    ['from tier to tier', [2], 't2', 4, '1 3 | 2 4 |  | 5 6 7'],
    ['to the pool, at a place', [2], POOL, 6, '1 3 | 4 |  | 5 2 6 7'],
    ['forward in its tier', [1], 't1', null, '2 3 1 | 4 |  | 5 6 7'],
    ['backward in its tier', [3], 't1', 1, '3 1 2 | 4 |  | 5 6 7'],
    ['several, in reading order whatever the selection', [7, 4, 1], 't3', null, '2 3 |  | 1 4 7 | 5 6'],
    ['several inside their own row', [1, 3], 't1', 2, '1 3 2 | 4 |  | 5 6 7'],
    ['before an image that moves too: before the next that stays', [5, 2], 't1', 2, '1 2 5 3 | 4 |  | 6 7'],
    ['before the last, which moves too: to the end', [5, 3], 't1', 3, '1 2 3 5 | 4 |  | 6 7'],
    ['a repeated image once', [5, 5], 't3', null, '1 2 3 | 4 | 5 | 6 7'],
  ])('moves %s', (_, images, tier, before, expected) => {
    expect(show(moveImages(board, images, { tier, before }))).toBe(expected);
  });

  test.each<[string, number[], string, number | null]>([
    ['before itself', [2], 't1', 2],
    ['before the next one', [2], 't1', 3],
    ['the last one to the end', [7], POOL, null],
    ['a whole row to its end', [1, 2, 3], 't1', null],
    ['nothing', [], 't1', null],
    ['nothing, into an empty tier', [], 't3', null],
  ])('gives back the same board when it changes nothing: %s', (_, images, tier, before) => {
    expect(moveImages(board, images, { tier, before })).toBe(board);
  });

  test('shares the rows it does not touch', () => {
    const next = moveImages(board, [1], { tier: 't2', before: null });

    expect(next.tiers[2]).toBe(board.tiers[2]);
    expect(next.pool).toBe(board.pool);
    expect(next.tiers[0]).not.toBe(board.tiers[0]);
  });

  test('shares the list of tiers when only the pool is reordered', () => {
    const next = moveImages(board, [7], { tier: POOL, before: 5 });
    expect(next.tiers).toBe(board.tiers);
    expect(next.pool).toEqual([7, 5, 6]);
  });

  test('leaves the old board as it was', () => {
    const copy = structuredClone(board);
    moveImages(board, [1, 5], { tier: 't3', before: null });
    expect(board).toEqual(copy);
  });

  test('puts the moved images together, just before the anchor or at the end', () => {
    const images = fc.uniqueArray(fc.integer({ min: 1, max: 7 }));
    const target = fc.constantFrom(
      ...[...board.tiers, { id: POOL, images: board.pool }].flatMap(({ id, images: row }) =>
        [...row, null].map((before) => ({ tier: id, before })),
      ),
    );
    fc.assert(
      fc.property(images, target, (moving, to) => {
        const next = moveImages(board, moving, to);
        const row = to.tier === POOL ? next.pool : next.tiers.find(({ id }) => id === to.tier)?.images;
        const places = moving.map((image) => row?.indexOf(image) ?? -1).toSorted((a, b) => a - b);
        for (const [index, place] of places.entries()) expect(place).toBe((places[0] ?? 0) + index);
        if (to.before !== null && moving.length > 0 && !moving.includes(to.before)) {
          expect(row?.indexOf(to.before)).toBe((places.at(-1) ?? 0) + 1);
        }
        expect(
          [...next.tiers.flatMap((tier) => tier.images), ...next.pool].toSorted((a, b) => a - b),
        ).toEqual([1, 2, 3, 4, 5, 6, 7]);
      }),
    );
  });
});

describe('without', () => {
  test('gives the same array when nothing leaves', () => {
    const row = [1, 2];
    expect(without(row, new Set([3]))).toBe(row);
    expect(without(row, new Set([1]))).toEqual([2]);
  });
});

describe('mapRows', () => {
  test('gives the same board when every row stays', () => {
    expect(mapRows(board, (row) => row)).toBe(board);
  });

  test('tells which row it is at', () => {
    const seen: string[] = [];
    mapRows(board, (row, id) => {
      seen.push(id);
      return row;
    });
    expect(seen).toEqual(['t1', 't2', 't3', POOL]);
  });
});
