// The files of an image: they are written before its row and removed after it. Maintenance removes what an interruption left behind.
import { lockRemoval } from '../../db/removal-lock.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { filesFolder, removeTemporaryFiles } from '../../files/disk-store.ts';
import type { ProcessedImage } from '../../files/image-pipeline.ts';
import { createImageKey, IMAGE_VARIANTS } from '../../files/image-store.ts';
import * as images from './image.repository.ts';

/** An upload that takes longer than this has been interrupted. */
const ABANDONED_AFTER_MS = 3_600_000;
const SWEPT_AT_ONCE = 500;
/** Files removed per transaction. A backup has to wait for each transaction. */
const REMOVED_AT_ONCE = 50;

/** Stores every variant and returns the key, whose row stays « pending » until an image uses it. */
export async function storeFiles(
  deps: Pick<Deps, 'db' | 'images' | 'clock' | 'random'>,
  processed: ProcessedImage,
): Promise<string> {
  const key = createImageKey(deps.random);
  await images.insertPendingFile(deps.db, key, deps.clock());
  for (const variant of IMAGE_VARIANTS) await deps.images.put(key, variant, processed.variants[variant]);
  return key;
}

type Removing = Pick<Deps, 'db' | 'images' | 'log' | 'clock'>;

/**
 * Removes files whose rows are already marked for deletion. Maintenance retries failures and removals that a backup blocks; one folder that
 * cannot be removed does not stop the removal of the others.
 */
export async function removeFiles(deps: Removing, keys: readonly string[]): Promise<void> {
  try {
    for (let from = 0; from < keys.length; from += REMOVED_AT_ONCE) {
      if (!(await removeSome(deps, keys.slice(from, from + REMOVED_AT_ONCE)))) return;
    }
  } catch (error) {
    // The database is down: the other keys would fail the same way. Their rows stay, and maintenance removes the files later.
    deps.log.warn({ err: error }, 'files could not be removed yet');
  }
}

/** Returns false while a backup runs. */
async function removeSome(deps: Removing, keys: readonly string[]): Promise<boolean> {
  return inTransaction(deps.db, async (trx) => {
    if (!(await lockRemoval(trx))) return false;
    const removed: string[] = [];
    for (const key of keys) {
      if (await removeBytes(deps, key)) removed.push(key);
      else await images.postponeRemoval(trx, key, deps.clock());
    }
    await images.forgetFiles(trx, removed);
    return true;
  });
}

async function removeBytes(deps: Removing, key: string): Promise<boolean> {
  try {
    await deps.images.remove(key);
    return true;
  } catch (error) {
    deps.log.warn({ err: error, key }, 'a file could not be removed yet');
    return false;
  }
}

export async function sweepFiles(
  deps: Pick<Deps, 'config' | 'db' | 'log' | 'images' | 'clock'>,
): Promise<void> {
  const before = new Date(deps.clock().getTime() - ABANDONED_AFTER_MS);
  await images.markAbandonedFilesDeleting(deps.db, before);
  await removeFiles(deps, await images.listDeletingFiles(deps.db, before, SWEPT_AT_ONCE));
  await removeTemporaryFiles(filesFolder(deps.config.dataDir), before);
}
