// Writes a picture for each seeded image row, so that pages can load it.
import { join } from 'node:path';
import type { Database } from '@palmares/server/db/schema';
import { createDiskStore } from '@palmares/server/files/disk-store';
import { IMAGE_VARIANTS, type ImageVariant } from '@palmares/server/files/image-store';
import type { Kysely } from 'kysely';
import { listSeededKeys } from './seeded-keys.ts';

/** A WebP of one pixel. */
const PIXEL = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
const FILES_AT_ONCE = 16;

/** `paint` creates each size; by default it is a pixel. */
export async function writeSeededFiles(
  db: Kysely<Database>,
  dataDir: string,
  paint: (variant: ImageVariant) => Promise<Buffer> = async () => PIXEL,
): Promise<void> {
  const store = createDiskStore(join(dataDir, 'files'));
  const painted = await Promise.all(
    IMAGE_VARIANTS.map(async (variant) => [variant, await paint(variant)] as const),
  );
  const keys = await listSeededKeys(db);
  for (let start = 0; start < keys.length; start += FILES_AT_ONCE) {
    const some = keys.slice(start, start + FILES_AT_ONCE);
    await Promise.all(
      some.flatMap((key) => painted.map(([variant, picture]) => store.put(key, variant, picture))),
    );
  }
}
