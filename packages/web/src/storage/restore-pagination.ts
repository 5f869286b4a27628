// Stores how many pages of an infinite list were loaded, per history entry: a reload, and going back after one, start with as many, so that
// the scroll position still exists (LB-45: back, forward and reload always work). Without storage, lists start with their first page and
// pages at their top.
import type { TabKey } from './schema.ts';
import { tabStorage } from './web-storage.ts';

const PAGES_KEY = 'palmares-pages';
/** Scroll positions, by the key of the history entry's location (app/use-scroll-restoration.ts). */
const SCROLL_KEY = 'palmares-scroll';

/** Returns the number of pages, at least 1. */
export function readPageCount(step: string): number {
  const count = readAll(PAGES_KEY)[step];
  return typeof count === 'number' && Number.isInteger(count) && count > 1 ? count : 1;
}

export function writePageCount(step: string, count: number): void {
  if (readPageCount(step) === count) return;
  const { [step]: _before, ...others } = readAll(PAGES_KEY);
  tabStorage.write(PAGES_KEY, JSON.stringify(count > 1 ? { ...others, [step]: count } : others));
}

/** Returns the scroll position in pixels from the top; null when none is stored. */
export function readScrollTop(step: string): number | null {
  return readScrollTops()[step] ?? null;
}

/** Returns all scroll positions by history entry, in pixels from the top. */
export function readScrollTops(): Record<string, number> {
  const tops = Object.entries(readAll(SCROLL_KEY));
  return Object.fromEntries(tops.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

export function writeScrollTops(tops: Readonly<Record<string, number>>): void {
  tabStorage.write(SCROLL_KEY, JSON.stringify(tops));
}

function readAll(key: TabKey): Record<string, unknown> {
  const value = tabStorage.readJson(key);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
