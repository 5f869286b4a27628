import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedSuperuser, embeddedUser } from './embedded/connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';

const log = pino({ level: 'silent' });

let dataDir: string;
let running: EmbeddedPostgres | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'palmares-embedded-'));
});
afterEach(async () => {
  await running?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  await running?.stop();
  running = undefined;
  running = await startEmbeddedPostgres({ dataDir, log, fastAndUnsafe: true });
  return running;
}

async function run(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

const ROLE = `select rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
  from pg_roles where rolname = current_user`;
const PLAIN = {
  rolname: embeddedUser,
  rolsuper: false,
  rolcreatedb: false,
  rolcreaterole: false,
  rolreplication: false,
  rolbypassrls: false,
};
/** Lists objects of the schema with another owner; members of an extension belong to the cluster. */
const FOREIGN = `
  select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relowner <> '${embeddedUser}'::regrole
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all
  select proname from pg_proc p where pronamespace = 'public'::regnamespace and proowner <> '${embeddedUser}'::regrole
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

test('the application is a plain role, which owns its database and cannot leave it', async () => {
  const { connectionString } = await start();

  await migrate(connectionString, log);

  expect(await run(connectionString, ROLE)).toEqual([PLAIN]);
  expect(await run(connectionString, FOREIGN)).toEqual([]);
  await expect(run(connectionString, `copy (select 1) to program 'true'`)).rejects.toThrow(/program/);
  await expect(run(connectionString, `select pg_read_file('postgresql.conf')`)).rejects.toThrow(/denied/);
});

test('a folder where the superuser owns everything is handed over at the next start, with what it holds', async () => {
  const first = await start();
  // Recreates the ownership of the first versions.
  const asBefore = first.adminConnectionString;
  await run(asBefore, `alter database palmares owner to ${embeddedSuperuser}; drop role ${embeddedUser}`);
  await migrate(asBefore, log);
  await run(asBefore, `insert into category (name, name_key) values ('Gardée', 'gardee')`);

  const { connectionString } = await start();
  await migrate(connectionString, log);

  expect(await run(connectionString, ROLE)).toEqual([PLAIN]);
  expect(await run(connectionString, FOREIGN)).toEqual([]);
  expect(await run(connectionString, `select name from category where name_key = 'gardee'`)).toHaveLength(1);
  await run(connectionString, `insert into category (name, name_key) values ('Neuve', 'neuve')`);
  await run(connectionString, 'alter table category add column later text; drop index mail_outbox_due');
});
