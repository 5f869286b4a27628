// The unsaved work that this browser keeps for a person: drafts of the builders, the album that is being made, and images that
// wait to join others (access.md D30).
import { draftStore } from '../../lib/drafts/draft-store.ts';
import { eraseKeptAlbums, listKeptAlbums } from '../../lib/drafts/kept-albums.ts';

export async function countKeptWork(userId: number): Promise<number> {
  const { made, waiting } = await listKeptAlbums(userId);
  return draftStore.list(userId).length + waiting.length + (made === null ? 0 : 1);
}

export async function eraseKeptWork(userId: number): Promise<void> {
  for (const name of draftStore.list(userId)) draftStore.remove(name);
  await eraseKeptAlbums(userId);
}
