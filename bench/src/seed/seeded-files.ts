// A tiny picture for each seeded image row, so that pages which show them get what they ask for.
import { join } from 'node:path';
import type { Database } from '@palmares/server/db/schema';
import { createDiskStore } from '@palmares/server/files/disk-store';
import { IMAGE_VARIANTS } from '@palmares/server/files/image-store';
import type { Kysely } from 'kysely';
import { listSeededKeys } from './seeded-keys.ts';

/** A WebP of one pixel. */
const PICTURE = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
const FILES_AT_ONCE = 16;

export async function writeSeededFiles(db: Kysely<Database>, dataDir: string): Promise<void> {
  const store = createDiskStore(join(dataDir, 'files'));
  const keys = await listSeededKeys(db);
  for (let start = 0; start < keys.length; start += FILES_AT_ONCE) {
    const some = keys.slice(start, start + FILES_AT_ONCE);
    await Promise.all(
      some.flatMap((key) => IMAGE_VARIANTS.map((variant) => store.put(key, variant, PICTURE))),
    );
  }
}
