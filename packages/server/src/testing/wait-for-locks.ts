// A test that holds a row lock waits here until the calls that it overtakes have reached the row.
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** Some calls hash a password before they reach the row, which is slow on a busy machine. */
const PATIENCE = { timeout: 30_000 };

/** Resolves when at least `count` sessions of the test's own database wait for a lock. */
export async function waitForLockWaiters(t: Pick<TestApp, 'db'>, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(t.db);
      return rows.length;
    }, PATIENCE)
    .toBeGreaterThanOrEqual(count);
}
