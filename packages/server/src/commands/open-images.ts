import type { Config } from '../config.ts';
import { BACKGROUND_TIMEOUT_MS, createImages } from '../deps.ts';
import { assertFilesUsable } from '../files/assert-files-usable.ts';
import type { ImageStore } from '../files/image-store.ts';
import { StartError } from '../start-error.ts';

/** Throws a StartError if the configured S3 cannot be used: a command, unlike a server, does not wait for it. */
export async function openImages(config: Config): Promise<ImageStore> {
  await assertFilesUsable(config, (silent) => {
    throw new StartError(silent);
  });
  return createImages(config, BACKGROUND_TIMEOUT_MS);
}
