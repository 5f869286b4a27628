// The fields of an album draft: the form, the list of images and their upload state, as one plain object with the time `savedAt`. They lie
// in IndexedDB. A browser may end a page before that has committed its last write, so a page that is left also writes them to a journal in
// local storage, which is synchronous; the next opening merges it.
import { parseRecord } from '@palmares/core/parse-untrusted';
import { del, get, set } from 'idb-keyval';
import type { AlbumJournalKey } from '../schema.ts';
import { deviceStorage } from '../web-storage.ts';
import { fieldsStore, isDone, keysIn, removeRange } from './album-draft-database.ts';

export type AlbumDraftName = {
  readonly userId: number;
  /** The album that the images will join; null for an album that is being created. */
  readonly albumId: number | null;
};

export function createAlbumDraftFields(name: AlbumDraftName) {
  const key = fieldsKey(name);
  const journal = journalKey(name);
  /** The newest fields that IndexedDB has not committed. */
  let pending: object | null = null;
  /** Without IndexedDB, a journal would never be merged. */
  let isAvailable = false;

  return {
    /** Returns the newer of the stored and the journalled fields, not validated, and merges the journal. */
    async load(): Promise<unknown> {
      const stored = await get<unknown>(key, fieldsStore);
      isAvailable = true;
      const fields = newest(stored, deviceStorage.readJson(journal));
      // The journal is deleted only after its fields are stored.
      if (fields === stored || (await isDone(set(key, fields, fieldsStore)))) deviceStorage.remove(journal);
      return fields;
    },
    /** Resolves to whether the write succeeded. */
    async save(fields: object): Promise<boolean> {
      pending = fields;
      const isSaved = await isDone(set(key, fields, fieldsStore));
      if (pending !== fields) return isSaved;
      pending = null;
      if (isSaved) deviceStorage.remove(journal);
      return isSaved;
    },
    /** The page may end now: journals the fields whose write has not finished. */
    journalPending(): void {
      if (isAvailable && pending !== null) deviceStorage.write(journal, JSON.stringify(pending));
    },
    async clear(): Promise<void> {
      pending = null;
      deviceStorage.remove(journal);
      await del(key, fieldsStore);
    },
  };
}

/** Reads the fields for a list of drafts. */
export async function readFields(name: AlbumDraftName): Promise<unknown> {
  const stored = await get<unknown>(fieldsKey(name), fieldsStore);
  return newest(stored, deviceStorage.readJson(journalKey(name)));
}

/** Lists the albums that have fields, without the album that is being created. */
export async function listAlbumIds(userId: number): Promise<readonly number[]> {
  const keys = await keysIn(fieldsStore, userKeyRange(userId));
  const stored = keys.flatMap((key) => (Array.isArray(key) && typeof key[1] === 'number' ? [key[1]] : []));
  const journalled = listJournals(userId).map((key) => Number(key.split(':')[3] ?? 'none'));
  return [...new Set([...stored, ...journalled.filter(Number.isSafeInteger)])];
}

/** Erases the fields of all album drafts of a person. */
export async function eraseFields(userId: number): Promise<void> {
  for (const key of listJournals(userId)) deviceStorage.remove(key);
  await Promise.all([
    del(fieldsKey({ userId, albumId: null }), fieldsStore),
    removeRange(fieldsStore, userKeyRange(userId)),
  ]);
}

/** The fields of an album that is being created are stored under its owner's id alone, for compatibility with existing drafts. */
function fieldsKey({ userId, albumId }: AlbumDraftName): IDBValidKey {
  return albumId === null ? userId : [userId, albumId];
}

function journalKey({ userId, albumId }: AlbumDraftName): AlbumJournalKey {
  return albumId === null
    ? `palmares:album-journal:${userId}`
    : `palmares:album-journal:${userId}:${albumId}`;
}

function listJournals(userId: number): AlbumJournalKey[] {
  const key = journalKey({ userId, albumId: null });
  return deviceStorage
    .listKeys()
    .filter((each): each is AlbumJournalKey => each === key || each.startsWith(`${key}:`));
}

/** Range of every array key that starts with the person's id: IndexedDB sorts an empty array after all numbers and strings. */
export const userKeyRange = (userId: number): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []]);

/** Older code of another tab knows no journal: what it stored later is newer. */
const newest = (stored: unknown, journalled: unknown): unknown =>
  getSavedAt(journalled) > getSavedAt(stored) ? journalled : stored;

function getSavedAt(fields: unknown): number {
  const savedAt = parseRecord(fields)?.['savedAt'];
  return typeof savedAt === 'number' ? savedAt : 0;
}
