// The unsaved work that this browser stores for a user: drafts of the builders, the new album, and images that wait to join others (AC-76,
// AC-77). Lists and erases it as a whole.
import { draftStore } from './drafts/draft-store.ts';
import { type DraftSummary, listDraftSummaries } from './drafts/draft-summary.ts';
import {
  eraseStoredAlbumDrafts,
  listStoredAlbumDrafts,
  type StoredAlbumDrafts,
} from './drafts/stored-album-drafts.ts';
import { TAB_WORK_PREFIXES, type TabKey } from './schema.ts';
import { tabStorage } from './web-storage.ts';

export type UnsavedWork = StoredAlbumDrafts & { readonly contents: readonly DraftSummary[] };

/** Lists the drafts of contents, which can be read synchronously: a first render needs no placeholder for them. */
export const listUnsavedContents = (userId: number): UnsavedWork => ({
  contents: listDraftSummaries(draftStore, userId),
  made: null,
  waiting: [],
});

export async function listUnsavedWork(userId: number): Promise<UnsavedWork> {
  const albums = await listStoredAlbumDrafts(userId);
  return { ...listUnsavedContents(userId), ...albums };
}

/** Also counts drafts that cannot be read: erasing them must be asked, too. */
export async function countUnsavedWork(userId: number): Promise<number> {
  const { made, waiting } = await listStoredAlbumDrafts(userId);
  return draftStore.list(userId).length + waiting.length + (made === null ? 0 : 1);
}

export async function eraseUnsavedWork(userId: number): Promise<void> {
  for (const name of draftStore.list(userId)) draftStore.remove(name);
  for (const key of tabStorage.listKeys()) if (getIsTabWork(userId, key)) tabStorage.remove(key);
  await eraseStoredAlbumDrafts(userId);
}

const getIsTabWork = (userId: number, key: string): key is TabKey =>
  TAB_WORK_PREFIXES.some((prefix) => key.startsWith(`${prefix}${userId}:`));
