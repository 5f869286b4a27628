// Counts the rows that an operation writes, with PostgreSQL's statistics of its transaction.
import { sql } from 'kysely';
import { type Db, inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { TestApp } from './app.ts';

async function readWrites(db: Db): Promise<number> {
  const { rows } = await sql<{ writes: number }>`
    select sum(n_tup_ins + n_tup_upd + n_tup_del)::int as writes from pg_stat_xact_user_tables`.execute(db);
  return rows[0]?.writes ?? 0;
}

/** Runs `work` in one transaction. Returns its result, and the numbers of rows written and statements sent. */
export async function measureWrites<T>(
  t: TestApp,
  work: (deps: Deps) => Promise<T>,
): Promise<{ result: T; rows: number; statements: number }> {
  // Statements that an earlier commit causes would be counted, too.
  await t.deps.revocations.settled();
  return inTransaction(t.db, async (trx) => {
    const before = await readWrites(trx);
    const sent = t.statements.length;
    const result = await work({ ...t.deps, db: trx });
    return {
      result,
      statements: t.statements.length - sent,
      rows: (await readWrites(trx)) - before,
    };
  });
}
