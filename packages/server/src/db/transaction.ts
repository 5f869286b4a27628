import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { errorCode } from '../start-error.ts';
import type { Database } from './schema.ts';

/** The first argument of every repository function: the service decides whether it is the pool or a transaction. */
export type Db = Kysely<Database> | Transaction<Database>;

/** serialization_failure and deadlock_detected: PostgreSQL undid the transaction and asks to try again. */
const passing = new Set(['40001', '40P01']);
const triesMax = 4;

/**
 * Runs `work` in one transaction, and again (at most three times) when PostgreSQL chose it to break a deadlock: so `work` must
 * do nothing outside of the database. Inside a transaction that is already open it simply takes part in it.
 */
export async function inTransaction<T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tried >= triesMax || !passing.has(errorCode(error) ?? '')) throw error;
      await sleep(Math.random() * 20 * tried);
    }
  }
}

function isTransaction(db: Db): db is Transaction<Database> {
  return db.isTransaction;
}
