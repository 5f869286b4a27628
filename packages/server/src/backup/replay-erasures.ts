// After a restore, erases again what was erased since the backup was made, as its owner or the staff had done. No mail is sent a second
// time.
import type { ContentKind } from '@palmares/core/content-kind';
import type { Transaction } from 'kysely';
import { removeAlbum } from '../catalog/album/album.repository.ts';
import { findAlbumFacts, updateImageCount } from '../catalog/album-state/album-state.repository.ts';
import { removeFiles } from '../catalog/image/image.files.ts';
import { removeImage, removeImagesOfAlbum } from '../catalog/image/image.repository.ts';
import { findContentHead } from '../content/shared/content.repository.ts';
import { removeWithin } from '../content/shared/content.service.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { removeListedRecoveryCode } from '../identity/second-factor/second-factor.repository.ts';
import { lockLivingAccount } from '../trust/account-data/erase-account.repository.ts';
import { eraseWithin } from '../trust/account-data/erase-account.ts';
import { findImage } from '../trust/purge/purge.repository.ts';
import { beginPurge } from '../trust/purge/purge.service.ts';
import { finishRemovals } from '../trust/removal/finish-removals.ts';
import type { Erasure, ErasureList } from './erasure-list.ts';

type Erasing = Pick<Deps, 'db' | 'images' | 'log' | 'clock'>;

/** Returns how many erasures the restored backup still held. Then finishes deletions and purges that had begun when it was made. */
export async function replayErasures(deps: Erasing, erasures: ErasureList): Promise<number> {
  let erased = 0;
  for await (const erasure of erasures) {
    const keys = await inTransaction(deps.db, (trx) => erase(trx, erasure, deps.clock()));
    if (keys === null) continue;
    erased += 1;
    await removeFiles(deps, keys);
    await finishRemovals(deps);
  }
  await finishRemovals(deps);
  return erased;
}

/** Returns null if there is nothing to erase; otherwise the keys of the files to remove after the commit. */
async function erase(
  trx: Transaction<Database>,
  { kind, thing_id: id }: Erasure,
  now: Date,
): Promise<string[] | null> {
  switch (kind) {
    case 'account':
      if ((await lockLivingAccount(trx, id)) === undefined) return null;
      await eraseWithin(trx, id, now);
      return [];
    case 'album':
      return eraseAlbum(trx, id, now);
    case 'album_image':
      return takeOutOfAlbum(trx, id, now);
    case 'image': {
      // Nothing used this image when it was erased, or it was purged: it is removed everywhere.
      const image = await findImage(trx, id);
      if (image === undefined) return null;
      await beginPurge(trx, { id, albumId: image.album_id, now });
      return [];
    }
    case 'recovery_code':
      return (await removeListedRecoveryCode(trx, id)) ? [] : null;
    default:
      return eraseContent(trx, kind, id);
  }
}

async function eraseContent(
  trx: Transaction<Database>,
  kind: ContentKind,
  id: number,
): Promise<string[] | null> {
  const head = await findContentHead(trx, kind, id, 'update');
  if (head === undefined) return null;
  await removeWithin(trx, kind, head);
  return [];
}

async function eraseAlbum(trx: Transaction<Database>, id: number, now: Date): Promise<string[] | null> {
  const album = await findAlbumFacts(trx, id, 'update');
  if (album === undefined || album.deleted_at !== null) return null;
  const keys = await removeImagesOfAlbum(trx, id, now);
  await removeAlbum(trx, id, now);
  return keys;
}

async function takeOutOfAlbum(trx: Transaction<Database>, id: number, now: Date): Promise<string[] | null> {
  const image = await findImage(trx, id);
  if (image === undefined || image.image.removed) return null;
  await findAlbumFacts(trx, image.album_id, 'update');
  const keys = await removeImage(trx, id, image.album_id, now);
  if (!image.album_deleted) await updateImageCount(trx, image.album_id, -1, now);
  return keys;
}
