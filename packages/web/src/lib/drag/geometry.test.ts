import { describe, expect, it } from 'vitest';
import {
  contains,
  createColumnMark,
  createInsertionMark,
  distanceTo,
  edgeSpeed,
  insertionAt,
  insertionInColumn,
  itemAfter,
  type Rect,
  type Rects,
} from './geometry.ts';

const rect = (left: number, top: number, width = 80, height = 80): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Rectangles that count how often they are read. */
function getRects(items: readonly Rect[]): Rects & { asked: number } {
  const rects = {
    length: items.length,
    asked: 0,
    at(index: number): Rect {
      rects.asked += 1;
      const item = items[index];
      if (item === undefined) throw new Error(`There is no item ${index}`);
      return item;
    },
  };
  return rects;
}

/** Two rows of three and two items, with gaps of 6 px. */
const WRAPPED = getRects([rect(0, 0), rect(86, 0), rect(172, 0), rect(0, 86), rect(86, 86)]);

describe('insertionAt', () => {
  it('TL-34: goes before the target in its left half', () => {
    expect(insertionAt(WRAPPED, { x: 100, y: 40 })).toEqual({ index: 1, edge: 'before' });
  });

  it('TL-34: goes after the target in its right half, which is before the next one of the row', () => {
    expect(insertionAt(WRAPPED, { x: 150, y: 40 })).toEqual({ index: 2, edge: 'before' });
  });

  it('goes after the last of a row, not to the beginning of the next row', () => {
    expect(insertionAt(WRAPPED, { x: 400, y: 40 })).toEqual({ index: 3, edge: 'after' });
  });

  it('goes before the first of a row when the pointer is left of it', () => {
    expect(insertionAt(WRAPPED, { x: -50, y: 120 })).toEqual({ index: 3, edge: 'before' });
  });

  it('takes the nearer row when the pointer is above, between or below rows', () => {
    expect(insertionAt(WRAPPED, { x: 10, y: -500 }).index).toBe(0);
    expect(insertionAt(WRAPPED, { x: 10, y: 85.5 }).index).toBe(3);
    expect(insertionAt(WRAPPED, { x: 10, y: 900 }).index).toBe(3);
    expect(insertionAt(WRAPPED, { x: 900, y: 900 })).toEqual({ index: 5, edge: 'after' });
  });

  it('is the only place there is in an empty zone', () => {
    expect(insertionAt(getRects([]), { x: 3, y: 4 })).toEqual({ index: 0, edge: 'empty' });
  });

  it('finds rows of different heights, whatever their number of items', () => {
    const rows = getRects([rect(0, 0, 80, 40), rect(0, 46, 80, 120), rect(86, 46, 80, 120), rect(0, 172)]);
    expect(insertionAt(rows, { x: 60, y: 20 })).toEqual({ index: 1, edge: 'after' });
    expect(insertionAt(rows, { x: 60, y: 150 })).toEqual({ index: 2, edge: 'before' });
    expect(insertionAt(rows, { x: 500, y: 60 })).toEqual({ index: 3, edge: 'after' });
    expect(insertionAt(rows, { x: 10, y: 200 })).toEqual({ index: 3, edge: 'before' });
  });

  it('measures few of many items', () => {
    const many = getRects(
      Array.from({ length: 1_000 }, (_, i) => rect((i % 14) * 86, Math.floor(i / 14) * 86)),
    );
    expect(insertionAt(many, { x: 200, y: 3_000 })).toEqual({ index: 478, edge: 'before' });
    expect(many.asked).toBeLessThan(60);
  });

  it('counts the exact middle as the right half', () => {
    expect(insertionAt(getRects([rect(0, 0)]), { x: 40, y: 40 })).toEqual({ index: 1, edge: 'after' });
    expect(insertionAt(getRects([rect(0, 0)]), { x: 39.9, y: 40 })).toEqual({ index: 0, edge: 'before' });
  });
});

describe('itemAfter', () => {
  const ids = ['a', 'b', 'c', 'd'];

  it('names the item at the insertion', () => {
    expect(itemAfter(ids, { index: 1, edge: 'before' }, () => false)).toBe('b');
  });

  it('skips the items that are being dragged', () => {
    expect(itemAfter(ids, { index: 1, edge: 'before' }, (id) => id === 'b' || id === 'c')).toBe('d');
  });

  it('is null at the end, also when only dragged items follow', () => {
    expect(itemAfter(ids, { index: 4, edge: 'after' }, () => false)).toBeNull();
    expect(itemAfter(ids, { index: 3, edge: 'before' }, (id) => id === 'd')).toBeNull();
  });
});

describe('createInsertionMark', () => {
  const zone = rect(-8, -8, 400, 190);

  it('stands in the middle of the gap before the item', () => {
    expect(createInsertionMark(zone, WRAPPED, { index: 1, edge: 'before' }, 6)).toEqual({
      x: 83,
      top: 0,
      height: 80,
    });
  });

  it('stands after the last item of the row it ends', () => {
    expect(createInsertionMark(zone, WRAPPED, { index: 3, edge: 'after' }, 6)).toEqual({
      x: 255,
      top: 0,
      height: 80,
    });
  });

  it('stands at the start of an empty zone, as high as it', () => {
    expect(createInsertionMark(rect(0, 0, 300, 96), getRects([]), { index: 0, edge: 'empty' }, 8)).toEqual({
      x: 8,
      top: 8,
      height: 80,
    });
  });
});

describe('contains and distanceTo', () => {
  it('leave the right and bottom edges to the neighbour', () => {
    expect(contains(rect(0, 0), { x: 0, y: 0 })).toBe(true);
    expect(contains(rect(0, 0), { x: 80, y: 0 })).toBe(false);
  });

  it('measure 0 inside and the shortest way outside', () => {
    expect(distanceTo(rect(0, 0), { x: 40, y: 40 })).toBe(0);
    expect(distanceTo(rect(0, 0), { x: 83, y: 84 })).toBe(5);
  });
});

describe('edgeSpeed', () => {
  it('does not scroll in the middle', () => {
    expect(edgeSpeed(0, 900, 450, 1200)).toBe(0);
  });

  it('scrolls faster nearer to an edge and fastest beyond it', () => {
    const near = edgeSpeed(0, 900, 60, 1200);
    const nearer = edgeSpeed(0, 900, 10, 1200);
    expect(near).toBeLessThan(0);
    expect(nearer).toBeLessThan(near);
    expect(edgeSpeed(0, 900, -40, 1200)).toBe(-1200);
    expect(edgeSpeed(0, 900, 940, 1200)).toBe(1200);
  });

  it('leaves a calm middle in a low region and none in a region without height', () => {
    expect(edgeSpeed(0, 90, 45, 1200)).toBe(0);
    expect(edgeSpeed(10, 10, 10, 1200)).toBe(0);
  });
});

describe('a column', () => {
  const items = getRects([0, 1, 2].map((row) => rect(10, row * 50, 200, 44)));

  it.each([
    [-5, 0, 'before'],
    [20, 0, 'before'],
    [30, 1, 'before'],
    [100, 2, 'before'],
    [140, 3, 'after'],
    [900, 3, 'after'],
  ])('takes a pointer at height %i to place %i, wherever it is across', (y, index, edge) => {
    for (const x of [0, 100, 400]) expect(insertionInColumn(items, { x, y })).toEqual({ index, edge });
  });

  it('marks the middle of the gap, as wide as the items', () => {
    expect(createColumnMark(items, { index: 1, edge: 'before' }, 6, 4)).toEqual({
      x: 10,
      top: 45,
      height: 4,
      width: 200,
    });
    expect(createColumnMark(items, { index: 3, edge: 'after' }, 6, 4)).toMatchObject({
      top: 145,
      width: 200,
    });
  });

  it('has no mark of its own when it is empty', () => {
    expect(insertionInColumn(getRects([]), { x: 0, y: 0 }).edge).toBe('empty');
    expect(createColumnMark(getRects([]), { index: 0, edge: 'empty' }, 6, 4)).toBeNull();
  });
});
