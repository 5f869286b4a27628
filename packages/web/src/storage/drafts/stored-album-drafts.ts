// Lists what this browser stores of a person's images that are not in an album yet: the album that is being created, and pending images of
// other albums (AC-76).
import { filesStore, isDone, orNull, removeRange } from './album-draft-database.ts';
import {
  type AlbumDraftName,
  eraseFields,
  listAlbumIds,
  readFields,
  userKeyRange,
} from './album-draft-fields.ts';
import { listFileIds } from './album-draft-store.ts';
import { type AlbumDraftSummary, summariseAlbumDraft } from './album-draft-summary.ts';
import { summariseWaitingImages, type WaitingImagesSummary } from './waiting-images-summary.ts';

export type StoredAlbumDrafts = {
  readonly made: AlbumDraftSummary | null;
  readonly waiting: readonly (WaitingImagesSummary & { readonly albumId: number })[];
};

/** Lists the drafts without reading the files. The list is empty when the browser denies access to its storage. */
export async function listStoredAlbumDrafts(userId: number): Promise<StoredAlbumDrafts> {
  const kept = await orNull(async () => {
    const waiting = (await listAlbumIds(userId)).map(async (albumId) => {
      const { fields, hasFile } = await readDraft({ userId, albumId });
      const summary = summariseWaitingImages(fields, hasFile);
      return summary === null ? [] : [{ albumId, ...summary }];
    });
    const { fields, hasFile } = await readDraft({ userId, albumId: null });
    return { made: summariseAlbumDraft(fields, hasFile), waiting: (await Promise.all(waiting)).flat() };
  });
  return kept ?? { made: null, waiting: [] };
}

/** Deletes all of the person's album drafts. */
export async function eraseStoredAlbumDrafts(userId: number): Promise<void> {
  await isDone(Promise.all([eraseFields(userId), removeRange(filesStore, userKeyRange(userId))]));
}

async function readDraft(name: AlbumDraftName) {
  const [fields, ids] = await Promise.all([readFields(name), listFileIds(name)]);
  const known = new Set(ids);
  return { fields, hasFile: (id: string) => known.has(id) };
}
