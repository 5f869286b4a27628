// Stores the unsaved fields of the album editor in this tab, so that a reload or a discarded tab loses nothing. They end with the tab, or
// when the person leaves the page. Invariant: whatever the storage holds, reading gives valid details or null.
import type { CategoryRef } from '@palmares/core/contract/types';
import { parseArray, parseRecord, parseString } from '@palmares/core/parse-untrusted';

export type Details = { readonly name: string; readonly categories: readonly CategoryRef[] };

/** The session storage; null where the browser denies it. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

export type DetailsDraftName = { readonly userId: number; readonly albumId: number };

const getKey = ({ userId, albumId }: DetailsDraftName): string => `palmares:album-edit:${userId}:${albumId}`;

export function readDetails(storage: DraftStorage, place: DetailsDraftName): Details | null {
  try {
    return parseDetails(JSON.parse(storage?.getItem(getKey(place)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Null removes the stored details. A full or denied storage keeps nothing; the page asks before it is left. */
export function storeDetails(storage: DraftStorage, place: DetailsDraftName, details: Details | null): void {
  try {
    if (details === null) storage?.removeItem(getKey(place));
    else storage?.setItem(getKey(place), JSON.stringify(details));
  } catch {
    // The storage refused the write; see above.
  }
}

function parseDetails(value: unknown): Details | null {
  const saved = parseRecord(value);
  const name = parseString(saved?.['name']);
  const categories = saved?.['categories'];
  if (name === null || !Array.isArray(categories)) return null;
  return { name, categories: parseArray(categories).flatMap((one) => parseCategory(one) ?? []) };
}

function parseCategory(value: unknown): CategoryRef | null {
  const { id, name } = parseRecord(value) ?? {};
  return typeof id === 'number' && typeof name === 'string' ? { id, name } : null;
}
