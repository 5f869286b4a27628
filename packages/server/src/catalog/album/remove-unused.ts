// Images that left their album, and deleted albums, stay while a content shows them (docs/decisions/0007). Once a day all of them are looked at,
// which costs some reads for each.
import { sql } from 'kysely';
import { isAlbumUsed } from '../../db/content-tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { removeFiles } from '../image/image.files.ts';
import { listRemovedImages, type RemovedImage, removeImage } from '../image/image.repository.ts';
import { listDeletedAlbums } from './album.repository.ts';

const AT_ONCE = 500;

type Removing = Pick<Deps, 'db' | 'log' | 'images' | 'clock'>;

/** Removes what nothing uses any more (PR-7), images first: they keep their album. Ends early when the signal is aborted. */
export async function removeUnused(
  deps: Removing,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await removeUnusedImages(deps, signal);
  await removeUnusedAlbums(deps, signal);
}

async function removeUnusedImages(deps: Removing, signal: AbortSignal): Promise<void> {
  let last: RemovedImage | null = null;
  while (!signal.aborted) {
    const images: RemovedImage[] = await listRemovedImages(deps.db, last, AT_ONCE);
    for (const { id, album_id, used } of images) {
      if (used) continue;
      const keys = await inTransaction(deps.db, (trx) => removeImage(trx, id, album_id, deps.clock()));
      await removeFiles(deps, keys);
    }
    if (images.length < AT_ONCE) return;
    last = images.at(-1) ?? null;
  }
}

async function removeUnusedAlbums(deps: Removing, signal: AbortSignal): Promise<void> {
  let last = 0;
  while (!signal.aborted) {
    const ids = await listDeletedAlbums(deps.db, last, AT_ONCE);
    await sql`
      delete from album a where a.id = any(${ids}::bigint[]) and a.deleted_at is not null
        and not exists (select 1 from image i where i.album_id = a.id)
        and not ${isAlbumUsed(sql`a.id`)}`.execute(deps.db);
    if (ids.length < AT_ONCE) return;
    last = ids.at(-1) ?? 0;
  }
}
