// The files of an image: they are written before its row and removed after it. Maintenance removes what an interruption left behind.
import type { Deps } from '../../deps.ts';
import type { ProcessedImage } from '../../files/image-pipeline.ts';
import { createImageKey, IMAGE_VARIANTS } from '../../files/image-store.ts';
import * as images from './image.repository.ts';

/** An upload that takes longer than this has been cut off. */
const ABANDONED_AFTER_MS = 3_600_000;
const SWEPT_AT_ONCE = 500;

/** Stores every variant and returns the key, whose row says « pending » until an image takes it. */
export async function storeFiles(deps: Deps, processed: ProcessedImage): Promise<string> {
  const key = createImageKey(deps.random);
  await images.insertPendingFile(deps.db, key, deps.clock());
  for (const variant of IMAGE_VARIANTS) await deps.images.put(key, variant, processed.variants[variant]);
  return key;
}

/**
 * Removes files whose rows are already marked for deletion. Maintenance repeats what fails here; one folder that cannot be removed does
 * not stop the removal of the others.
 */
export async function removeFiles(deps: Deps, keys: readonly string[]): Promise<void> {
  try {
    for (const key of keys) await removeFile(deps, key);
  } catch (error) {
    // The database is down: the other keys would fail the same way. Their rows stay, and maintenance removes the files later.
    deps.log.warn({ err: error }, 'files could not be removed yet');
  }
}

async function removeFile(deps: Deps, key: string): Promise<void> {
  try {
    await deps.images.remove(key);
  } catch (error) {
    deps.log.warn({ err: error, key }, 'a file could not be removed yet');
    await images.postponeRemoval(deps.db, key, deps.clock());
    return;
  }
  await images.forgetFile(deps.db, key);
}

export async function sweepFiles(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - ABANDONED_AFTER_MS);
  await images.markAbandonedFilesDeleting(deps.db, before);
  await removeFiles(deps, await images.listDeletingFiles(deps.db, before, SWEPT_AT_ONCE));
}
