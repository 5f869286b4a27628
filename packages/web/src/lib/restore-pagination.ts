// Stores how many pages of an infinite list were loaded, per history entry: a reload, and going back after one, start with as many, so that
// the scroll position still exists (LB-45: back, forward and reload always work).

const KEY = 'palmares-pages';

/** Storage key of the scroll positions, by the key of the history entry's location (app/router.tsx). */
export const SCROLL_KEY = 'palmares-scroll';

/** The tab's session storage; its values are not validated. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the number of pages, at least 1. */
export function readPageCount(storage: PageStorage | null, step: string): number {
  const count = readAll(storage, KEY)[step];
  return typeof count === 'number' && Number.isInteger(count) && count > 1 ? count : 1;
}

export function writePageCount(storage: PageStorage | null, step: string, count: number): void {
  if (readPageCount(storage, step) === count) return;
  const { [step]: _before, ...others } = readAll(storage, KEY);
  write(storage, KEY, count > 1 ? { ...others, [step]: count } : others);
}

/** Returns the scroll position in pixels from the top; null when none is stored. */
export function readScrollTop(storage: PageStorage | null, step: string): number | null {
  return readScrollTops(storage)[step] ?? null;
}

/** Returns all scroll positions by history entry, in pixels from the top. */
export function readScrollTops(storage: PageStorage | null): Record<string, number> {
  const tops = Object.entries(readAll(storage, SCROLL_KEY));
  return Object.fromEntries(tops.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

export function writeScrollTops(storage: PageStorage | null, tops: Readonly<Record<string, number>>): void {
  write(storage, SCROLL_KEY, tops);
}

function readAll(storage: PageStorage | null, key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A full or denied storage is harmless: lists start with their first page, pages at their top. */
function write(storage: PageStorage | null, key: string, value: object): void {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {
    // The write was refused, which is harmless (see above).
  }
}

/** Returns null when the browser denies access to its storage. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
