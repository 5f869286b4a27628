// The files of an image around its row: written before it, removed after it, swept when something was cut in between.
import type { Deps } from '../../deps.ts';
import type { ProcessedImage } from '../../files/image-pipeline.ts';
import { createImageKey, IMAGE_VARIANTS } from '../../files/image-store.ts';
import * as images from './image.repository.ts';

/** An upload that takes longer than this has been cut off. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Stores every variant and returns the key, whose row says « pending » until an image takes it. */
export async function storeFiles(deps: Deps, processed: ProcessedImage): Promise<string> {
  const key = createImageKey(deps.random);
  await images.insertPendingFile(deps.db, key, deps.clock());
  for (const variant of IMAGE_VARIANTS) await deps.images.put(key, variant, processed.variants[variant]);
  return key;
}

/** For keys that the database has already let go of: what fails here is swept later. */
export async function removeFiles(deps: Deps, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    try {
      await deps.images.remove(key);
      await images.forgetFile(deps.db, key);
    } catch (error) {
      deps.log.warn({ err: error, key }, 'a file could not be removed yet');
      return;
    }
  }
}

export async function sweepFiles(deps: Deps): Promise<number> {
  const before = new Date(deps.clock().getTime() - ABANDONED_AFTER_MS);
  const keys = await images.listFilesToSweep(deps.db, before, 500);
  await removeFiles(deps, keys);
  return keys.length;
}
