// Readiness of this process: its database answers and has the tables of this code, and its files can be read.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isDatabaseDown } from '../db/database-down.ts';
import { defineRow, int8 } from '../db/row-type.ts';
import type { Database } from '../db/schema.ts';
import type { ImageStore } from '../files/image-store.ts';
import { memoizeWithTtl } from './memoize-with-ttl.ts';

export type Readiness = Readonly<Record<'database' | 'migrations' | 'store', boolean>>;

type Checked = {
  readonly probe: Kysely<Database>;
  readonly images: ImageStore;
  readonly migrations: readonly string[];
};

/** Anyone may call the endpoint, so checks run at most this often, in milliseconds. */
const KEPT_MS = 1_000;
/** A folder on an unreachable server (NFS) never answers. */
const STORE_TIMEOUT_MS = 2_000;

/**
 * A database newer than this code is no fault: a newer server has started next to this one. Neither is a full disk: everything can still be
 * read, and the metrics show the free space.
 */
export function createReadiness(
  { probe, images, migrations }: Checked,
  { keptMs = KEPT_MS, storeTimeoutMs = STORE_TIMEOUT_MS } = {},
): () => Promise<Readiness> {
  // While one check of the store hangs, no other starts: each would occupy one of the few threads that read files.
  const look = memoizeWithTtl(0, () =>
    images.inspect().then(
      () => true,
      () => false,
    ),
  );
  return memoizeWithTtl(keptMs, async () => {
    const late = sleep(storeTimeoutMs, false, { ref: false });
    const [missing, store] = await Promise.all([
      countMissing(probe, migrations),
      Promise.race([look(), late]),
    ]);
    return { database: missing !== null, migrations: missing === 0, store };
  });
}

const APPLIED = defineRow('applied migrations', { applied: int8 });

/** Returns the number of this code's migrations that the database lacks; null if it does not answer. */
async function countMissing(db: Checked['probe'], known: readonly string[]): Promise<number | null> {
  try {
    const query = sql`select count(*) as applied from kysely_migration where name = any(${known})`;
    return known.length - (await APPLIED.get(db, query)).applied;
  } catch (error) {
    return isDatabaseDown(error) ? null : known.length;
  }
}
