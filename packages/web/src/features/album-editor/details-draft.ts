// Stores the unsaved fields of the album editor in this tab, so that a reload or a discarded tab loses nothing. They end with the tab, or
// when the person leaves the page. Invariant: whatever the storage holds, reading gives valid details or null.
import type { CategoryRef } from '@palmares/core/contract/types';
import { parseArray, parseRecord, parseString } from '@palmares/core/parse-untrusted';
import { tabStorage } from '../../storage/web-storage.ts';

export type Details = { readonly name: string; readonly categories: readonly CategoryRef[] };

export type DetailsDraftName = { readonly userId: number; readonly albumId: number };

const getKey = ({ userId, albumId }: DetailsDraftName) => `palmares:album-edit:${userId}:${albumId}` as const;

export function readDetails(place: DetailsDraftName): Details | null {
  return parseDetails(tabStorage.readJson(getKey(place)));
}

/** Null removes the stored details. A full or denied storage keeps nothing; the page asks before it is left. */
export function storeDetails(place: DetailsDraftName, details: Details | null): void {
  if (details === null) tabStorage.remove(getKey(place));
  else tabStorage.write(getKey(place), JSON.stringify(details));
}

function parseDetails(value: unknown): Details | null {
  const saved = parseRecord(value);
  const name = parseString(saved?.['name']);
  const categories = saved?.['categories'];
  if (name === null || !Array.isArray(categories)) return null;
  return { name, categories: parseArray(categories).flatMap((one) => parseCategory(one) ?? []) };
}

function parseCategory(value: unknown): CategoryRef | null {
  const { id, name, name_en } = parseRecord(value) ?? {};
  if (typeof id !== 'number' || typeof name !== 'string') return null;
  return { id, name, name_en: parseString(name_en) };
}
