// Keyset paging: a cursor holds the sort key and id of a page's last row, so that page 1 000 costs as much as page 1.
import { PAGE } from '@palmares/core/limits';
import { AppError } from '../errors.ts';

export type Cursor = readonly [key: string | number, id: number];

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** The type of the sort key. A cursor made for a sort with another type is refused. */
export type CursorKey = 'time' | 'text' | 'number';

/** The number is compared with an integer column, where a larger one would be a database error. */
const INTEGER_MAX = 2 ** 31 - 1;

/** Accepts only times in the format we write, on an existing day, from year 1 on: PostgreSQL has no year 0. */
function isTime(key: unknown): boolean {
  if (typeof key !== 'string' || Number.isNaN(Date.parse(key))) return false;
  return new Date(key).toISOString() === key && /^(?!0000)\d{4}-/.test(key);
}

const KEY_CHECKS: Record<CursorKey, (key: unknown) => boolean> = {
  time: isTime,
  text: (key) => typeof key === 'string' && !key.includes('\0'),
  number: (key) => Number.isInteger(key) && Math.abs(Number(key)) <= INTEGER_MAX,
};

function readCursor(text: string, kind: CursorKey): Cursor | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(value) || value.length !== 2) return null;
    const [key, id]: unknown[] = value;
    // The type guards are wider than the checks: a key that passes is a text or a number.
    return KEY_CHECKS[kind](key) && Number.isSafeInteger(id) ? [key as string | number, id as number] : null;
  } catch {
    // Our cursors are JSON: any other text was not issued by us.
    return null;
  }
}

export function decodeCursor(text: string | undefined, kind: CursorKey): Cursor | null {
  if (text === undefined) return null;
  const cursor = readCursor(text, kind);
  if (cursor !== null) return cursor;
  throw new AppError('validation_failed', {
    issues: [{ field: 'cursor', code: 'invalid', text: (texts) => texts.FIELD_TEXTS.badCursor }],
  });
}

export const pageSize = (limit: number | undefined) => limit ?? PAGE.defaultSize;

/** Lists request one row more than the page: its presence shows that there is a next page. */
export function cutPage<T>(
  rows: readonly T[],
  size: number,
  cursorOf: (row: T) => Cursor,
): { rows: T[]; next_cursor: string | null } {
  const kept = rows.slice(0, size);
  const last = kept.at(-1);
  return {
    rows: kept,
    next_cursor: rows.length > size && last !== undefined ? encodeCursor(cursorOf(last)) : null,
  };
}
