import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { type Cursor, type CursorKey, cutPage, decodeCursor, encodeCursor } from './paging.ts';

const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a cursor', () => {
  test.each<[CursorKey, Cursor]>([
    ['time', ['2026-03-01T10:20:30.456Z', 12]],
    ['text', ["l'ete a la plage", 9_007_199_254_740_991]],
    ['number', [0, 1]],
  ])('of kind %s comes back as it went', (kind, cursor) => {
    expect(decodeCursor(encodeCursor(cursor), kind)).toEqual(cursor);
  });

  test('is none when there is none', () => {
    expect(decodeCursor(undefined, 'time')).toBeNull();
  });

  test.each<[string, unknown, CursorKey]>([
    ['that is no pair', [1], 'number'],
    ['that is no list', { 0: 1, 1: 2 }, 'number'],
    ['of another sort', ['un titre', 3], 'time'],
    ['with a text for a number', ['3', 3], 'number'],
    ['with a number that no column holds', [4_294_967_296, 3], 'number'],
    ['with a day that does not exist', ['2026-02-31T10:00:00.000Z', 3], 'time'],
    ['with a year that PostgreSQL does not know', ['0000-01-01T00:00:00.000Z', 3], 'time'],
    ['with a NUL', ['a\0', 3], 'text'],
    ['with a fraction for an id', ['a', 1.5], 'text'],
    ['with an id as text', ['a', '1'], 'text'],
    ['with an id beyond what a number holds', ['a', 1e20], 'text'],
  ])('%s is refused', (_what, value, kind) => {
    expect(() => decodeCursor(forged(value), kind)).toThrow(AppError);
  });

  test.each(['', '%%%', 'bm90IGpzb24', '💥'])('that is not one (%j) is refused', (text) => {
    expect(() => decodeCursor(text, 'time')).toThrow(AppError);
  });
});

describe('a page', () => {
  const getCursor = (row: number): Cursor => [row, row];

  test('with one row more than asked has a next one, from its last row', () => {
    const page = cutPage([1, 2, 3], 2, getCursor);

    expect(page.rows).toEqual([1, 2]);
    expect(decodeCursor(page.next_cursor ?? undefined, 'number')).toEqual([2, 2]);
  });

  test.each([[[1, 2]], [[1]], [[]]])('with %j has no next one', (rows) => {
    expect(cutPage(rows, 2, getCursor)).toEqual({ rows, next_cursor: null });
  });
});
