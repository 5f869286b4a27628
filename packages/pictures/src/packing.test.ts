import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packLines } from './pack-lines.ts';
import { packedHeight, packRows, packRowsInto, type Row, type RowStyle } from './pack-rows.ts';

const style: RowStyle = {
  width: 1_000,
  labelWidth: 100,
  aspect: 1,
  gap: 6,
  padding: 8,
  rowGap: 8,
  emptyHeight: 40,
};
const rows = (...counts: number[]): Row[] => counts.map((count) => ({ count, weight: 1 }));

describe('rows', () => {
  test('are as tall as the place allows, and no taller', () => {
    const packed = packRowsInto(rows(5, 5, 5), 600, style);
    expect(packedHeight(packed)).toBeLessThanOrEqual(600);
    expect(packedHeight(packed)).toBeGreaterThan(560);
    expect(packed[0]?.tileHeight).toBeGreaterThan(160);
  });

  test('fill their lines: the fullest has no room for another tile', () => {
    const [row] = packRows(rows(5), 170, style);
    expect(row?.columns).toBe(5);
    expect(5 * (row?.tileWidth ?? 0) + 4 * 6).toBeGreaterThan(880 - 10);
  });

  test('share their images over lines of the same length', () => {
    expect(packRows(rows(7), 250, style)[0]?.columns).toBe(4);
    expect(packRows(rows(0), 250, style)[0]).toMatchObject({ columns: 0, height: 40 });
  });

  test('of less weight have smaller tiles; none is larger than told', () => {
    const [large, small] = packRows(
      [
        { count: 1, weight: 1 },
        { count: 1, weight: 0.5 },
      ],
      200,
      style,
    );
    expect([large?.tileHeight, small?.tileHeight]).toEqual([200, 100]);
    expect(packRowsInto(rows(1), 900, style, 120)[0]?.tileHeight).toBeLessThanOrEqual(120 * 1.16);
  });
});

describe('lines of tiles', () => {
  const place = { x: 10, y: 20, width: 900, height: 400 };

  test('fill the place; the first lines hold fewer and larger tiles', () => {
    const boxes = packLines(11, place, 1, 6);
    const lines = Map.groupBy(boxes, ({ y }) => y);
    const counts = [...lines.values()].map((line) => line.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area / (900 * 400)).toBeGreaterThan(0.9);
  });

  test('stand inside of the place and apart, whatever their number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.double({ min: 0.7, max: 1.4, noNaN: true }),
        (count, aspect) => {
          const boxes = packLines(count, place, aspect, 4);
          expect(boxes).toHaveLength(count);
          for (const [index, box] of boxes.entries()) {
            expect(box.x).toBeGreaterThanOrEqual(10);
            expect(box.x + box.width).toBeLessThanOrEqual(911);
            expect(box.y + box.height).toBeLessThanOrEqual(421);
            const before = boxes[index - 1];
            if (before?.y === box.y) expect(box.x).toBeGreaterThanOrEqual(before.x + before.width);
          }
        },
      ),
    );
    expect(packLines(0, place, 1, 6)).toEqual([]);
  });
});
