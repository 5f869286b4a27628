// Files are removed only while no backup runs: the files in the backup's snapshot of the rows must still exist when it copies them
// (docs/decisions/0065). Removals share the lock, a backup holds it exclusively.
import { sql, type Transaction } from 'kysely';
import { bool, defineRow } from './row-type.ts';
import type { Database } from './schema.ts';

/** Arbitrary advisory lock number, unique in this database. */
export const REMOVAL_LOCK = 65_065;

const LOCK = defineRow('lock of removals', { free: bool });

/**
 * Returns true until the end of the transaction; false while a backup runs or waits to begin. It never waits: the rows record the files to
 * remove, and maintenance retries.
 */
export async function lockRemoval(trx: Transaction<Database>): Promise<boolean> {
  const query = sql`select pg_try_advisory_xact_lock_shared(${REMOVAL_LOCK}::bigint) as free`;
  return (await LOCK.get(trx, query)).free;
}
