// Whether this process can do its part: its database answers and knows the tables of this code, and its files can be read.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isDatabaseDown } from '../db/database-down.ts';
import { defineRow, int8 } from '../db/row-type.ts';
import type { Deps } from '../deps.ts';
import { keptBriefly } from './kept-briefly.ts';

export type Readiness = Readonly<Record<'database' | 'migrations' | 'store', boolean>>;

type Checked = Pick<Deps, 'probe' | 'images' | 'migrations'>;

/** Anybody may ask: more often than this nothing is looked at. */
const KEPT_MS = 1_000;
/** A folder of a server that is gone (NFS) never answers. */
const STORE_TIMEOUT_MS = 2_000;

/**
 * A database that is ahead of this code is no fault: a newer server has started beside this one. A full disk is none either: everything can
 * still be read, and the metrics tell how much room is left.
 */
export function createReadiness(
  { probe, images, migrations }: Checked,
  { keptMs = KEPT_MS, storeTimeoutMs = STORE_TIMEOUT_MS } = {},
): () => Promise<Readiness> {
  // While one look at the store hangs no other begins: each would hold one of the few threads that read files.
  const look = keptBriefly(0, () =>
    images.inspect().then(
      () => true,
      () => false,
    ),
  );
  return keptBriefly(keptMs, async () => {
    const late = sleep(storeTimeoutMs, false, { ref: false });
    const [missing, store] = await Promise.all([
      countMissing(probe, migrations),
      Promise.race([look(), late]),
    ]);
    return { database: missing !== null, migrations: missing === 0, store };
  });
}

const APPLIED = defineRow('applied migrations', { applied: int8 });

/** Migrations of this code that the database does not have; null when it does not answer. */
async function countMissing(db: Checked['probe'], known: readonly string[]): Promise<number | null> {
  try {
    const query = sql`select count(*) as applied from kysely_migration where name = any(${known})`;
    return known.length - (await APPLIED.get(db, query)).applied;
  } catch (error) {
    return isDatabaseDown(error) ? null : known.length;
  }
}
