// A checksum of the whole database, which a refused call must leave unchanged.
import { Client } from 'pg';
import type { TestApp } from './app.ts';

/** Reads update sessions and leases; refusals update counters and the audit trail. */
const LEFT_OUT = [
  'session',
  'access_lease',
  'rate_limit',
  'view_salt',
  'audit_event',
  'kysely_migration',
  'kysely_migration_lock',
];

/** Planning the statement takes longer than running it: each database has a connection with the prepared plan. */
const planned = new WeakMap<object, Promise<() => Promise<string>>>();

export async function checksum(t: Pick<TestApp, 'db' | 'connectionString'>): Promise<string> {
  const read = planned.get(t.db) ?? plan(t.connectionString);
  planned.set(t.db, read);
  return (await read)();
}

async function plan(connectionString: string): Promise<() => Promise<string>> {
  const client = new Client({ connectionString });
  // The test's end drops the database, which closes the connection.
  client.on('error', () => undefined);
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [LEFT_OUT],
  );
  const parts = tables.rows.map(
    ({ name }) =>
      `(select '${name}' || coalesce(md5(string_agg(r::text, ',' order by r::text)), '-') from ${name} r)`,
  );
  const statement = { name: 'checksum', text: `select concat_ws(' ', ${parts.join(', ')}) as sum` };
  return async () => (await client.query<{ sum: string }>(statement)).rows[0]?.sum ?? '';
}
