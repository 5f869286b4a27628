// Counts what an operation reads with PostgreSQL's statistics: rows and index scans are exact, unlike durations.
import { sql } from 'kysely';
import { type Db, inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { TestApp } from './app.ts';

/** Rows and index scans of this transaction that are not yet in PostgreSQL's global statistics. */
async function countReads(db: Db): Promise<number> {
  const { rows } = await sql<{ reads: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_scan, 0) + coalesce(idx_tup_fetch, 0))::int as reads
    from pg_stat_xact_user_tables`.execute(db);
  return rows[0]?.reads ?? 0;
}

/** Runs `work` on one connection. */
export async function measureReads(t: TestApp, work: (deps: Deps) => Promise<unknown>): Promise<number> {
  return inTransaction(t.db, async (trx) => {
    const before = await countReads(trx);
    await work({ ...t.deps, db: trx });
    return (await countReads(trx)) - before;
  });
}
