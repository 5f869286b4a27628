// What a test that holds a row waits for before it lets go: that the calls which it overtakes have reached the row.
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** A password is hashed before some calls reach the row, which takes long on a busy machine. */
const PATIENCE = { timeout: 30_000 };

/** Resolves when at least as many sessions of the test's own database wait for a lock. */
export async function untilWaiting(t: TestApp, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(t.db);
      return rows.length;
    }, PATIENCE)
    .toBeGreaterThanOrEqual(count);
}
