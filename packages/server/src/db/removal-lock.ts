// Files are removed only while no backup runs: what the backup's snapshot of the rows shows must still be there when it comes to copy the files
// (docs/decisions/0065). Who removes shares the lock, a backup holds it alone.
import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Any number that nobody else uses for an advisory lock of this database. */
export const REMOVAL_LOCK = 65_065;

/**
 * True until the end of the transaction; false while a backup runs or waits to begin. Nobody waits: the rows say what is to be removed, and
 * maintenance comes back to them.
 */
export async function lockRemoval(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${REMOVAL_LOCK}::bigint) as free`.execute(trx);
  return rows[0]?.free === true;
}
