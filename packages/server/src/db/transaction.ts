import { setTimeout as sleep } from 'node:timers/promises';
import { AbortedTransactionError, type Kysely, type Transaction } from 'kysely';
import { errorCode } from '../start-error.ts';
import type { Database } from './schema.ts';

/** The first argument of every repository function: the service passes either the pool or a transaction. */
export type Db = Kysely<Database> | Transaction<Database>;

/** serialization_failure and deadlock_detected: PostgreSQL rolled the transaction back and asks to retry. */
const passing = new Set(['40001', '40P01']);
const triesMax = 4;

/**
 * The connection was lost between COMMIT and its reply: the transaction may have been committed or not. Files prepared for it must stay as
 * they are; maintenance removes them later if the rows say so. Any other error of a transaction means that it was rolled back.
 */
export class CommitOutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the connection was lost before the reply to COMMIT', { cause });
    this.name = 'CommitOutcomeUnknown';
  }
}

/**
 * Runs `work` in one transaction, and retries it (at most three times) if PostgreSQL rolled it back to break a deadlock: so `work` must
 * have no effect outside the database. Inside a transaction that is already open it takes part in that one.
 * @throws {CommitOutcomeUnknown}
 */
export async function inTransaction<T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let tried = 1; ; tried += 1) {
    try {
      return await runOnce(db, work);
    } catch (error) {
      if (tried >= triesMax || !passing.has(errorCode(error) ?? '')) throw error;
      await sleep(Math.random() * 20 * tried);
    }
  }
}

async function runOnce<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  let workIsDone = false;
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work(trx);
      workIsDone = true;
      return result;
    });
  } catch (error) {
    // The work is done: only COMMIT can fail from here on.
    throw workIsDone && !isRolledBack(error) ? new CommitOutcomeUnknown(error) : error;
  }
}

/** PostgreSQL refused the COMMIT: a deferred constraint (class 23) or a rollback (class 40, except 40003, which means « unknown »). */
function isRolledBack(error: unknown): boolean {
  return error instanceof AbortedTransactionError || /^(23...|40(?!003)...)$/.test(errorCode(error) ?? '');
}

function isTransaction(db: Db): db is Transaction<Database> {
  return db.isTransaction;
}
