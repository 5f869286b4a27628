// The unsaved work that this browser keeps for a person: drafts of the builders, and the album that is being made
// (access.md D30).
import { createAlbumDraftStore } from '../../lib/drafts/album-draft-store.ts';
import { draftStore } from '../../lib/drafts/draft-store.ts';

export async function countKeptWork(userId: number): Promise<number> {
  const album = await createAlbumDraftStore(userId).summarise();
  return draftStore.list(userId).length + (album === null ? 0 : 1);
}

export async function eraseKeptWork(userId: number): Promise<void> {
  for (const name of draftStore.list(userId)) draftStore.remove(name);
  await createAlbumDraftStore(userId).clear();
}
