import { describe, expect, test } from 'vitest';
import { assertBoard, type Board, createBoard, POOL, type Tier } from './board.ts';
import { parseBoard } from './parse-board.ts';
import { reconcile, repairBoard } from './repair-board.ts';

const board: Board = {
  tiers: [
    { id: 't1', label: 'S', color: 'ff7f7f', images: [1, 2] },
    { id: 't2', label: 'A', color: 'ffbf7f', images: [3] },
  ],
  pool: [4],
  hidden: [{ image: 9, row: 't2' }],
  mainImage: 3,
};

const tier = (over: Partial<Tier>): Tier => ({ id: 't1', label: 'S', color: 'ff7f7f', images: [], ...over });

function repaired(over: Partial<Board>): Board {
  const result = repairBoard({ ...board, ...over });
  assertBoard(result);
  return result;
}

describe('repairBoard', () => {
  test('leaves a valid board as it is', () => {
    expect(repaired({})).toEqual(board);
  });

  test('keeps the first place of an image that stands twice', () => {
    const result = repaired({ pool: [1, 4, 4, 9], hidden: [{ image: 9, row: 't1' }] });
    expect(result.pool).toEqual([4, 9]);
    expect(result.hidden).toEqual([]);
  });

  test('drops what is not an image', () => {
    expect(repaired({ pool: [0, -4, 0.5, Number.NaN, 4] }).pool).toEqual([4]);
  });

  test('gives fallback labels by position, and cuts long ones', () => {
    const labels = ['', ' ', 'Non classé', 'x'.repeat(50), `${'y'.repeat(36)} z`];
    const tiers = labels.map((label, index) => tier({ id: `a${index}`, label }));
    expect(repaired({ tiers, hidden: [], mainImage: null }).tiers.map(({ label }) => label)).toEqual([
      'Tier 1',
      'Tier 2',
      'Tier 3',
      'x'.repeat(37),
      'y'.repeat(36),
    ]);
  });

  test('gives white to a tier whose colour is wrong', () => {
    expect(repaired({ tiers: [tier({ color: 'red' })], hidden: [], mainImage: null }).tiers[0]?.color).toBe(
      'FFFFFF',
    );
  });

  test('gives ids of their own to tiers that share one or have none', () => {
    const tiers = [
      tier({ id: '' }),
      tier({ id: POOL }),
      tier({ id: 'a' }),
      tier({ id: 'a' }),
      tier({ id: 't6' }),
    ];
    const ids = repaired({ tiers, hidden: [], mainImage: null }).tiers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(ids[2]).toBe('a');
    expect(ids[4]).toBe('t6');
  });

  test('moves the images of a 16th tier to the pool', () => {
    const tiers = Array.from({ length: 16 }, (_, i) => tier({ id: `t${i + 1}`, images: [i + 100] }));
    const result = repaired({ tiers, hidden: [{ image: 9, row: 't16' }], mainImage: 115 });
    expect(result.tiers).toHaveLength(15);
    expect(result.pool).toEqual([4, 115]);
    expect(result.hidden).toEqual([{ image: 9, row: POOL }]);
    expect(result.mainImage).toBe(115);
  });

  test('gives the default tiers to a board without any', () => {
    const result = repaired({ tiers: [] });
    expect(result.tiers.map(({ label }) => label)).toEqual(['S', 'A', 'B', 'C', 'D']);
    expect(result.hidden).toEqual([{ image: 9, row: POOL }]);
  });

  test('forgets a main image that is not shown', () => {
    expect(repaired({ mainImage: 9 }).mainImage).toBeNull();
    expect(repaired({ mainImage: 77 }).mainImage).toBeNull();
  });
});

describe('reconcile', () => {
  test('drops the images that left and adds the new ones to the pool', () => {
    const result = reconcile(board, [2, 3, 4, 5]);
    expect(result.tiers.map(({ images }) => images)).toEqual([[2], [3]]);
    expect(result.pool).toEqual([4, 5]);
  });

  test('re-chooses a main image that left', () => {
    expect(reconcile(board, [1, 4]).mainImage).toBe(1);
  });

  test('keeps hidden images, and does not show them again', () => {
    expect(reconcile(board, [1, 2, 3, 4]).hidden).toEqual(board.hidden);
    expect(reconcile(board, [1, 2, 3, 4, 9])).toBe(board);
  });

  test('is the same board when nothing changed, in whatever order', () => {
    expect(reconcile(board, [4, 3, 2, 1])).toBe(board);
  });

  test('is valid whatever the list holds', () => {
    assertBoard(reconcile(board, [7, 7, 0, -1, 1]));
    expect(reconcile(board, [])).toMatchObject({ pool: [], mainImage: null });
  });
});

describe('parseBoard', () => {
  test('gives back what went through JSON', () => {
    expect(parseBoard(JSON.parse(JSON.stringify(board)))).toEqual(board);
    expect(parseBoard(createBoard([1]))).toEqual(createBoard([1]));
  });

  test.each<unknown>([null, 7, 'x', [], {}, { tiers: {} }, { pool: [1] }])('gives null for %j', (value) => {
    expect(parseBoard(value)).toBeNull();
  });

  test('repairs what it can', () => {
    const value = {
      tiers: [null, 7, { images: [1, '2', 1] }],
      pool: [1, 3],
      hidden: [4, { image: 5 }],
      mainImage: 'x',
    };
    const result = parseBoard(value);
    expect(result).toEqual({
      tiers: [
        { id: 't1', label: 'Tier 1', color: 'FFFFFF', images: [] },
        { id: 't2', label: 'Tier 2', color: 'FFFFFF', images: [] },
        { id: 't3', label: 'Tier 3', color: 'FFFFFF', images: [1] },
      ],
      pool: [3],
      hidden: [{ image: 5, row: POOL }],
      mainImage: null,
    });
  });
});
