import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, listBoardImages, POOL } from './board.ts';
import {
  type Direction,
  findNeighbour,
  findNextUnclassified,
  findTarget,
  sendToTier,
  stepTarget,
} from './keyboard.ts';
import { reduce } from './reduce.ts';

//  t1: 1 2 3
//  t2: (empty)
//  t3: 4
//  pool: 5 6 7 8 9
const board: Board = {
  tiers: [
    { id: 't1', label: 'S', color: 'ff7f7f', images: [1, 2, 3] },
    { id: 't2', label: 'A', color: 'ffbf7f', images: [] },
    { id: 't3', label: 'B', color: 'ffff7f', images: [4] },
  ],
  pool: [5, 6, 7, 8, 9],
  hidden: [],
  mainImage: null,
};

describe('findNeighbour', () => {
  test.each<[Direction, number, number | null]>([
    ['right', 1, 2],
    ['right', 3, 4],
    ['right', 4, 5],
    ['right', 9, null],
    ['left', 2, 1],
    ['left', 5, 4],
    ['left', 1, null],
    ['down', 1, 4],
    ['down', 3, 4],
    ['down', 4, 5],
    ['down', 7, null],
    ['up', 7, 4],
    ['up', 4, 1],
    ['up', 2, null],
  ])('%s of %i is %j', (direction, image, expected) => {
    expect(findNeighbour(board, image, direction)).toBe(expected);
  });

  // With two images per line, the pool reads 5 6 / 7 8 / 9 and t1 reads 1 2 / 3.
  test.each<[Direction, number, number | null]>([
    ['down', 5, 7],
    ['down', 8, 9],
    ['down', 9, null],
    ['up', 9, 7],
    ['up', 8, 6],
    ['up', 6, 4],
    ['down', 2, 3],
    ['down', 3, 4],
    ['up', 4, 3],
  ])('on wrapped rows, %s of %i is %j', (direction, image, expected) => {
    expect(findNeighbour(board, image, direction, () => 2)).toBe(expected);
  });

  test('knows nothing beside an image that is not shown', () => {
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      expect(findNeighbour(board, 99, direction)).toBeNull();
    }
  });

  test('left undoes right, and every answer is another image of the board', () => {
    const direction = fc.constantFrom<Direction>('left', 'right', 'up', 'down');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        direction,
        fc.integer({ min: 1, max: 6 }),
        (image, to, columns) => {
          const neighbour = findNeighbour(board, image, to, () => columns);
          if (neighbour === null) return;
          expect(listBoardImages(board)).toContain(neighbour);
          expect(neighbour).not.toBe(image);
          if (to === 'right') expect(findNeighbour(board, neighbour, 'left')).toBe(image);
        },
      ),
    );
  });
});

describe('findTarget', () => {
  test('is where the image stands: moving it there changes nothing', () => {
    for (const image of listBoardImages(board)) {
      const to = findTarget(board, image);
      expect(to && reduce(board, { type: 'move', images: [image], to })).toBe(board);
    }
  });

  test('is null for an image that is not shown', () => {
    expect(findTarget(board, 99)).toBeNull();
  });
});

const from = (tier: string, before: number | null) => ({ tier, before });

describe('stepTarget', () => {
  test.each<[string, number, ReturnType<typeof from>, Direction, ReturnType<typeof from>]>([
    ['along a row', 6, from(POOL, 7), 'left', from(POOL, 5)],
    ['along a row', 6, from(POOL, 7), 'right', from(POOL, 8)],
    ['to the end of a row', 6, from(POOL, 9), 'right', from(POOL, null)],
    ['from the start of a row to the end of the one above', 6, from(POOL, 5), 'left', from('t3', null)],
    ['from the end of a row to the start of the one below', 1, from('t1', null), 'right', from('t2', null)],
    ['into an empty row', 4, from('t3', null), 'up', from('t2', null)],
    ['down to the same place', 1, from('t1', 2), 'down', from('t2', null)],
    ['up to the same place', 6, from(POOL, 7), 'up', from('t3', null)],
    ['down to the first place', 4, from('t3', null), 'down', from(POOL, 5)],
    ['nowhere above the first row', 1, from('t1', 3), 'up', from('t1', 3)],
    ['nowhere below the last', 5, from(POOL, 6), 'down', from(POOL, 6)],
    ['nowhere before the very first place', 1, from('t1', 2), 'left', from('t1', 2)],
    ['nowhere after the very last', 9, from(POOL, null), 'right', from(POOL, null)],
    ['nowhere from a row that is gone', 9, from('t9', null), 'right', from('t9', null)],
  ])('goes %s', (_, image, target, direction, expected) => {
    expect(stepTarget(board, image, target, direction)).toEqual(expected);
  });

  test('reads a target before an image that is gone as the end of the row', () => {
    expect(stepTarget(board, 1, { tier: POOL, before: 99 }, 'left')).toEqual({ tier: POOL, before: 9 });
  });

  test('whatever the steps, the image can be dropped there', () => {
    const steps = fc.array(fc.constantFrom<Direction>('left', 'right', 'up', 'down'), { maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), steps, (image, directions) => {
        const start = findTarget(board, image) ?? { tier: POOL, before: null };
        const to = directions.reduce(
          (target, direction) => stepTarget(board, image, target, direction),
          start,
        );
        const next = reduce(board, { type: 'move', images: [image], to });
        expect(findTarget(next, image)).toEqual(to);
      }),
    );
  });
});

describe('sendToTier', () => {
  test('counts tiers from 1 and sends to the end', () => {
    expect(sendToTier(board, [5], 1)).toEqual({
      type: 'move',
      images: [5],
      to: { tier: 't1', before: null },
    });
  });

  test('is null where there is no such tier', () => {
    for (const n of [0, -1, 4, 1.5, Number.NaN]) expect(sendToTier(board, [5], n)).toBeNull();
  });
});

describe('findNextUnclassified', () => {
  test('is the one that followed', () => {
    expect(findNextUnclassified(board, [6])).toBe(7);
    expect(findNextUnclassified(board, [5, 6])).toBe(7);
    expect(findNextUnclassified(board, [6, 7])).toBe(8);
  });

  test('at the end of the pool it begins again with the first', () => {
    expect(findNextUnclassified(board, [9])).toBe(5);
    expect(findNextUnclassified(board, [5, 9])).toBe(6);
  });

  test('after an image of a tier it is the first of the pool', () => {
    expect(findNextUnclassified(board, [4])).toBe(5);
  });

  test('is null when the pool will be empty', () => {
    expect(findNextUnclassified(board, [5, 6, 7, 8, 9])).toBeNull();
  });

  test('a whole pool is sorted with one key, without losing the thread', () => {
    let current = board;
    let focus: number | null = 7;
    let presses = 0;
    while (focus !== null) {
      const action = sendToTier(current, [focus], 1);
      const next: number | null = findNextUnclassified(current, [focus]);
      if (action) current = reduce(current, action);
      focus = next;
      presses++;
    }
    expect(presses).toBe(5);
    expect(current.pool).toEqual([]);
  });
});
