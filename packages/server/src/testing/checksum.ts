// One value for the content of the whole database: what a refused call must leave as it was.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Sessions are touched by reading, counters and the audit trail by refusing. */
const LEFT_OUT = new Set([
  'session',
  'rate_limit',
  'view_salt',
  'audit_event',
  'kysely_migration',
  'kysely_migration_lock',
]);

let cached: readonly string[] | undefined;

async function listTables(db: Kysely<Database>): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  return found.rows.map((row) => row.name).filter((name) => !LEFT_OUT.has(name));
}

export async function checksum(db: Kysely<Database>): Promise<string> {
  cached ??= await listTables(db);
  const parts = cached.map(
    (name) =>
      sql`(select ${sql.lit(name)} || coalesce(md5(string_agg(r::text, ',' order by r::text)), '-')
        from ${sql.table(name)} r)`,
  );
  const row = await sql<{ sum: string }>`select concat_ws(' ', ${sql.join(parts)}) as sum`.execute(db);
  return row.rows[0]?.sum ?? '';
}
