import { describe, expect, test } from 'vitest';
import { assertBoard, type Board, createBoard, POOL } from './board.ts';
import { fromLines, isPoolLine, type StoredLine, toLines } from './wire.ts';

const board: Board = {
  tiers: [
    { id: 't1', label: 'S', color: 'ff7f7f', images: [12, 11] },
    { id: 't2', label: 'Top', color: 'FFBF7F', images: [] },
  ],
  pool: [13],
  hidden: [
    { image: 21, row: 't1' },
    { image: 22, row: 't1' },
    { image: 23, row: POOL },
  ],
  mainImage: 11,
};

describe('toLines', () => {
  test('TL-3, TL-64, TL-65: writes tiers from 1 and the pool as the line the spec asks for', () => {
    expect(toLines({ ...board, hidden: [] })).toEqual([
      {
        label: 'S',
        placement: 1,
        color: 'ff7f7f',
        images: [
          { id_image: 12, placement: 1 },
          { id_image: 11, placement: 2 },
        ],
      },
      { label: 'Top', placement: 2, color: 'FFBF7F', images: [] },
      { label: 'Non classé', placement: 0, color: 'CCCCCC', images: [{ id_image: 13, placement: 1 }] },
    ]);
  });

  test('writes no line for an empty pool', () => {
    expect(toLines(createBoard([])).map(({ placement }) => placement)).toEqual([1, 2, 3, 4, 5]);
  });

  test('gives hidden images back, last in their line', () => {
    const [first, , last] = toLines(board);
    expect(first?.images.slice(2)).toEqual([
      { id_image: 21, placement: 3, disable: true },
      { id_image: 22, placement: 4, disable: true },
    ]);
    expect(last?.images.at(-1)).toEqual({ id_image: 23, placement: 2, disable: true });
  });

  test('writes the pool when all it holds is hidden', () => {
    const lines = toLines({ ...board, pool: [] });
    expect(lines.at(-1)).toMatchObject({ placement: 0, images: [{ id_image: 23, disable: true }] });
  });
});

const line = (placement: number, ids: number[], over: Partial<StoredLine> = {}): StoredLine => ({
  label: `L${placement}`,
  placement,
  color: 'abcdef',
  images: ids.map((id_image, index) => ({ id_image, placement: index + 1 })),
  ...over,
});

function read(lines: StoredLine[], main?: number | null): Board {
  const result = fromLines(lines, main);
  assertBoard(result);
  return result;
}

describe('fromLines', () => {
  test('reads back what was written', () => {
    expect(read(toLines(board), 11)).toEqual(board);
  });

  test('sorts lines and images by their placement', () => {
    const images = [
      { id_image: 1, placement: 30 },
      { id_image: 2, placement: 4 },
      { id_image: 3, placement: 9 },
    ];
    const result = read([line(7, [], { images }), line(0, [5]), line(2, [4])]);
    expect(result.tiers.map((tier) => [tier.label, tier.images])).toEqual([
      ['L2', [4]],
      ['L7', [2, 3, 1]],
    ]);
    expect(result.pool).toEqual([5]);
  });

  test('TL-4, TL-15: knows the pool by its placement or by its label', () => {
    const result = read([line(0, [1]), line(4, [2], { label: 'Non classé' }), line(1, [3])]);
    expect(result.pool).toEqual([1, 2]);
    expect(result.tiers).toHaveLength(1);
  });

  test('TL-6: keeps disabled images aside', () => {
    const images = [
      { id_image: 1, placement: 1, disable: true },
      { id_image: 2, placement: 2, disable: false },
    ];
    const result = read([line(1, [], { images })]);
    expect(result.tiers[0]?.images).toEqual([2]);
    expect(result.hidden).toEqual([{ image: 1, row: 't1' }]);
  });

  test('gives a list without lines the default tiers', () => {
    expect(read([])).toEqual(createBoard([]));
    expect(read([line(0, [1, 2])])).toEqual(createBoard([1, 2]));
  });

  test('takes lines that miss a label, a colour or images', () => {
    const result = read([{ placement: 1 }, { placement: 2, label: null, color: null, images: [] }]);
    expect(result.tiers.map(({ label, color }) => [label, color])).toEqual([
      ['Tier 1', 'FFFFFF'],
      ['Tier 2', 'FFFFFF'],
    ]);
  });

  test('ignores a main image that is not shown', () => {
    expect(read([line(1, [1])], 1).mainImage).toBe(1);
    expect(read([line(1, [1])], 2).mainImage).toBeNull();
    expect(read([line(1, [1])]).mainImage).toBeNull();
  });

  test('leaves the lines it reads as they were', () => {
    const lines = [line(2, [1]), line(1, [2])];
    const copy = structuredClone(lines);
    read(lines);
    expect(lines).toEqual(copy);
  });
});

describe('isPoolLine', () => {
  test('reads the label as it is stored', () => {
    expect(isPoolLine({ placement: 3, label: ' Non  classé ' })).toBe(true);
    expect(isPoolLine({ placement: 3, label: 'non classé' })).toBe(false);
    expect(isPoolLine({ placement: 0, label: 'S' })).toBe(true);
  });
});
