// Lists what this browser stores of a person's images that are not in an album yet: the album that is being created, and pending images of
// other albums (AC-76).
import { del, get } from 'idb-keyval';
import { fieldsStore, filesStore, isDone, keysIn, orNull, removeRange } from './album-draft-database.ts';
import { type AlbumDraftName, fieldsKey, listFileIds } from './album-draft-store.ts';
import { type AlbumDraftSummary, summariseAlbumDraft } from './album-draft-summary.ts';
import { summariseWaitingImages, type WaitingImagesSummary } from './waiting-images-summary.ts';

export type StoredAlbumDrafts = {
  readonly made: AlbumDraftSummary | null;
  readonly waiting: readonly (WaitingImagesSummary & { readonly albumId: number })[];
};

/** Lists the drafts without reading the files. The list is empty when the browser denies access to its storage. */
export async function listStoredAlbumDrafts(userId: number): Promise<StoredAlbumDrafts> {
  const kept = await orNull(async () => {
    const keys = await keysIn(fieldsStore, getPlaces(userId));
    const albumIds = keys.flatMap(getAlbumId);
    const waiting = albumIds.map(async (albumId) => {
      const { fields, hasFile } = await readFields({ userId, albumId });
      const summary = summariseWaitingImages(fields, hasFile);
      return summary === null ? [] : [{ albumId, ...summary }];
    });
    const { fields, hasFile } = await readFields({ userId, albumId: null });
    return { made: summariseAlbumDraft(fields, hasFile), waiting: (await Promise.all(waiting)).flat() };
  });
  return kept ?? { made: null, waiting: [] };
}

/** Deletes all of the person's album drafts. */
export async function eraseStoredAlbumDrafts(userId: number): Promise<void> {
  await isDone(
    Promise.all([
      del(fieldsKey({ userId, albumId: null }), fieldsStore),
      removeRange(fieldsStore, getPlaces(userId)),
      removeRange(filesStore, getPlaces(userId)),
    ]),
  );
}

async function readFields(name: AlbumDraftName) {
  const [fields, ids] = await Promise.all([get<unknown>(fieldsKey(name), fieldsStore), listFileIds(name)]);
  const known = new Set(ids);
  return { fields, hasFile: (id: string) => known.has(id) };
}

/** Range of every array key that starts with the person's id: IndexedDB sorts an empty array after all numbers and strings. */
const getPlaces = (userId: number): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []]);

function getAlbumId(key: IDBValidKey): number | [] {
  const albumId = Array.isArray(key) ? key[1] : undefined;
  return typeof albumId === 'number' ? albumId : [];
}
