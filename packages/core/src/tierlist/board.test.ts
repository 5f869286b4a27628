import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assertBoard,
  type Board,
  checkLabel,
  createBoard,
  createTierId,
  findCover,
  findRow,
  findRowOfImage,
  isSameBoard,
  listBoardImages,
  listRows,
  POOL,
} from './board.ts';

const board: Board = {
  tiers: [
    { id: 't1', label: 'S', color: 'ff7f7f', images: [1, 2] },
    { id: 't2', label: 'A', color: 'FFBF7F', images: [] },
  ],
  pool: [3],
  hidden: [{ image: 9, row: 't2' }],
  mainImage: 2,
};

describe('createBoard', () => {
  test('TL-1, TL-9: has the five default tiers of the spec, and every image in the pool', () => {
    const created = createBoard([4, 5]);

    expect(created.tiers.map(({ label, color }) => `${label} ${color}`)).toEqual([
      'S ff7f7f',
      'A ffbf7f',
      'B ffff7f',
      'C 7fff7f',
      'D 7f7fff',
    ]);
    expect(created.pool).toEqual([4, 5]);
    expect(created.mainImage).toBeNull();
  });

  test('leaves out repeated and impossible ids, which an address may hold', () => {
    expect(createBoard([4, 4, 0, -1, 1.5, Number.NaN, 5]).pool).toEqual([4, 5]);
  });

  test('keeps a main image only if it is among the images', () => {
    expect(createBoard([4, 5], 5).mainImage).toBe(5);
    expect(createBoard([4, 5], 6).mainImage).toBeNull();
  });

  test('is valid for any list of numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer(), fc.double())), fc.option(fc.integer()), (images, main) => {
        assertBoard(createBoard(images, main));
      }),
    );
  });
});

describe('reading a board', () => {
  test('goes from the best tier to the pool', () => {
    expect(listRows(board).map(({ id }) => id)).toEqual(['t1', 't2', POOL]);
    expect(listBoardImages(board)).toEqual([1, 2, 3]);
  });

  test('finds rows and images', () => {
    expect(findRow(board, 't2')?.images).toEqual([]);
    expect(findRow(board, POOL)?.images).toEqual([3]);
    expect(findRow(board, 't3')).toBeNull();
    expect(findRowOfImage(board, 2)?.id).toBe('t1');
    expect(findRowOfImage(board, 3)?.id).toBe(POOL);
  });

  test('does not find hidden images', () => {
    expect(findRowOfImage(board, 9)).toBeNull();
  });
});

describe('findCover', () => {
  test('is the main image', () => {
    expect(findCover(board)).toBe(2);
  });

  test('else the best placed image, else the first of the pool, else nothing', () => {
    expect(findCover({ ...board, mainImage: null })).toBe(1);
    expect(findCover(createBoard([7, 8]))).toBe(7);
    expect(findCover(createBoard([]))).toBeNull();
  });
});

describe('createTierId', () => {
  test('is taken by no tier', () => {
    expect(createTierId([])).toBe('t1');
    expect(createTierId([{ id: 't1' }, { id: 't3' }])).toBe('t2');
    expect(createTierId([{ id: 't1' }, { id: 't2' }])).toBe('t3');
  });
});

describe('checkLabel', () => {
  test.each(['S', ' Top ', 'x'.repeat(37), '🦊'.repeat(37), 'non classé'])('accepts %j', (label) => {
    expect(checkLabel(label)).toBeNull();
  });

  test.each([
    ['', 'empty_label'],
    ['  \n\u200B', 'empty_label'],
    ['x'.repeat(38), 'label_too_long'],
    ['Non classé', 'reserved_label'],
    [' Non  classe\u0301', 'reserved_label'],
  ])('refuses %j as %s', (label, code) => {
    expect(checkLabel(label)).toBe(code);
  });
});

describe('isSameBoard', () => {
  test('compares contents', () => {
    expect(isSameBoard(board, structuredClone(board))).toBe(true);
  });

  test.each<[string, Board]>([
    [
      'an image elsewhere',
      { ...board, pool: [], tiers: board.tiers.map((t) => (t.id === 't2' ? { ...t, images: [3] } : t)) },
    ],
    ['another order', { ...board, tiers: board.tiers.toReversed() }],
    ['another label', { ...board, tiers: board.tiers.map((t) => ({ ...t, label: 'x' })) }],
    ['another main image', { ...board, mainImage: 1 }],
    ['another hidden image', { ...board, hidden: [] }],
    ['a hidden image of another row', { ...board, hidden: board.hidden.map((it) => ({ ...it, row: 't7' })) }],
  ])('sees %s', (_, other) => {
    expect(isSameBoard(board, other)).toBe(false);
  });
});

describe('assertBoard', () => {
  const [first, second] = board.tiers;

  test('accepts a valid board', () => {
    assertBoard(board);
  });

  test.each<[string, Partial<Board>]>([
    ['no tier', { tiers: [], hidden: [], mainImage: null, pool: [1, 2, 3] }],
    [
      '16 tiers',
      {
        tiers: Array.from({ length: 16 }, (_, i) => ({
          id: `t${i}`,
          label: 'x',
          color: 'ffffff',
          images: [],
        })),
      },
    ],
    ['not distinct', { tiers: first && second ? [first, { ...second, id: 't1' }] : [] }],
    ['not distinct', { tiers: first && second ? [first, { ...second, id: 'pool' }] : [] }],
    ['not distinct', { tiers: first && second ? [first, { ...second, id: '' }] : [] }],
    ['empty_label', { tiers: first && second ? [first, { ...second, label: '' }] : [] }],
    ['not normal', { tiers: first && second ? [first, { ...second, label: ' A' }] : [] }],
    ['label_too_long', { tiers: first && second ? [first, { ...second, label: 'x'.repeat(38) }] : [] }],
    ['reserved_label', { tiers: first && second ? [first, { ...second, label: 'Non classé' }] : [] }],
    ['colour', { tiers: first && second ? [first, { ...second, color: '#ff0000' }] : [] }],
    ['stands twice', { pool: [3, 1] }],
    ['stands twice', { pool: [3, 3] }],
    ['stands twice', { hidden: [{ image: 3, row: POOL }] }],
    ['Not an image id', { pool: [0] }],
    ['in no row', { hidden: [{ image: 9, row: 't7' }] }],
    ['not shown', { mainImage: 9 }],
    ['not shown', { mainImage: 77 }],
  ])('throws on a broken rule: %s', (reason, over) => {
    expect(() => assertBoard({ ...board, ...over })).toThrow(reason);
  });
});
