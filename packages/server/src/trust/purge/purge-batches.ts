// The second step of a purge: takes the image out of the contents that hold it, a few at a time, then removes its row and its file. A batch
// works on whatever still refers to the image, so any number of processes may run them, and a killed one leaves nothing half done.
import type { Transaction } from 'kysely';
import { removeFiles } from '../../catalog/image/image.files.ts';
import { addStoredBytes, markFilesDeleting } from '../../catalog/image/image.repository.ts';
import {
  CONTENTS_AT_ONCE,
  chooseContents,
  lockContents,
  ROWS_AT_ONCE,
} from '../../content/shared/content-batch.repository.ts';
import { removeImageFrom } from '../../content/shared/remove-image.ts';
import { CONTENT_TABLES } from '../../db/content-tables.ts';
import type { Database } from '../../db/schema.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import * as purges from './purge.repository.ts';

export function listUnfinishedPurges(db: Db, limit: number): Promise<number[]> {
  return purges.listPurges(db, limit);
}

/** Does nothing for an image that is not being purged. */
export async function purgeNextBatch(
  deps: Pick<Deps, 'db' | 'log' | 'images' | 'clock'>,
  imageId: number,
): Promise<'more' | 'done'> {
  const keys = await inTransaction(deps.db, (trx) => takeStep(trx, imageId, deps.clock()));
  if (keys === null) return 'more';
  await removeFiles(deps, keys);
  return 'done';
}

/** Returns null if something may be left; otherwise the keys of the files to remove after the commit. */
async function takeStep(trx: Transaction<Database>, imageId: number, now: Date): Promise<string[] | null> {
  const image = await purges.findPurge(trx, imageId);
  if (image === undefined) return [];
  if (await removeFromContents(trx, imageId)) return null;
  if ((await purges.removeFromSnapshots(trx, imageId, ROWS_AT_ONCE)) > 0) return null;
  const gone = await purges.deletePurged(trx, imageId, image.album_id);
  if (gone === undefined) return null;
  await markFilesDeleting(trx, [gone.file_key], now);
  await addStoredBytes(trx, image.album_id, -gone.bytes);
  return [gone.file_key];
}

/** Takes the image out of some contents: those behind it in a content are numbered again. Returns false if none refers to it. */
async function removeFromContents(trx: Transaction<Database>, imageId: number): Promise<boolean> {
  for (const tables of CONTENT_TABLES) {
    const ids = await chooseContents(trx, tables, purges.selectUses(tables, imageId, CONTENTS_AT_ONCE));
    if (ids.length === 0) continue;
    await lockContents(trx, tables, ids);
    await removeImageFrom(trx, tables.kind, imageId, ids);
    return true;
  }
  return false;
}
