// Files are removed only while no backup runs: what the backup's snapshot of the rows shows must still be there when it comes to copy the files
// (docs/decisions/0065). Who removes shares the lock, a backup holds it alone.
import { sql, type Transaction } from 'kysely';
import { bool, defineRow } from './row-type.ts';
import type { Database } from './schema.ts';

/** Any number that nobody else uses for an advisory lock of this database. */
export const REMOVAL_LOCK = 65_065;

const LOCK = defineRow('lock of removals', { free: bool });

/**
 * True until the end of the transaction; false while a backup runs or waits to begin. Nobody waits: the rows say what is to be removed, and
 * maintenance comes back to them.
 */
export async function lockRemoval(trx: Transaction<Database>): Promise<boolean> {
  const query = sql`select pg_try_advisory_xact_lock_shared(${REMOVAL_LOCK}::bigint) as free`;
  return (await LOCK.get(trx, query)).free;
}
