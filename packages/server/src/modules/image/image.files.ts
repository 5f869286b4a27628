// The files of an image around its row: written before it, removed after it, swept when something was cut in between.
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
 * For keys that the database has already let go of. What fails here is swept later; one folder that cannot be removed does not
 * keep the others.
 */
export async function removeFiles(deps: Deps, keys: readonly string[]): Promise<void> {
  try {
    for (const key of keys) await removeFile(deps, key);
  } catch (error) {
    // The database is away: every other key would wait for it in vain. The rows stay for the sweep.
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
  await images.markAbandonedFilesDoomed(deps.db, before);
  await removeFiles(deps, await images.listDoomedFiles(deps.db, before, SWEPT_AT_ONCE));
}
