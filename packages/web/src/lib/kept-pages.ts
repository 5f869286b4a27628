// How many pages of an endless list were there, for each step of the browser's history: a reload, and a way back after one, begin
// with as many, so that the scroll position is still on the page (LB-45: back, forward and reload always work).

const KEY = 'palmares-pages';

/** Where the positions of the scroll are kept, by step: the key of its location (app/router.tsx). */
export const SCROLL_KEY = 'palmares-scroll';

/** The tab's own storage; what it holds may be anything. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** At least 1. */
export function readKeptPages(storage: PageStorage | null, step: string): number {
  const count = readAll(storage, KEY)[step];
  return typeof count === 'number' && Number.isInteger(count) && count > 1 ? count : 1;
}

export function keepPages(storage: PageStorage | null, step: string, count: number): void {
  if (readKeptPages(storage, step) === count) return;
  const { [step]: _before, ...others } = readAll(storage, KEY);
  write(storage, KEY, count > 1 ? { ...others, [step]: count } : others);
}

/** In pixels from the top; null where none was kept. */
export function readKeptScroll(storage: PageStorage | null, step: string): number | null {
  return readKeptScrolls(storage)[step] ?? null;
}

/** By step, in pixels from the top. */
export function readKeptScrolls(storage: PageStorage | null): Record<string, number> {
  const tops = Object.entries(readAll(storage, SCROLL_KEY));
  return Object.fromEntries(tops.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

export function keepScrolls(storage: PageStorage | null, tops: Readonly<Record<string, number>>): void {
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

/** A storage that is full or closed is no harm: lists begin with their first page, pages at their top. */
function write(storage: PageStorage | null, key: string, value: object): void {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Refused: see above.
  }
}

/** Null where the browser refuses it. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
