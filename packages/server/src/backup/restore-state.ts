// Whether a database is being restored: a row says so from the transaction that fills it until everything is done, so that no server starts on half
// a restore, and the same command takes it up again.
import { basename } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Client } from 'pg';
import type { Database } from '../db/schema.ts';
import { StartError } from '../start-error.ts';
import { backupMessages as say } from './backup-messages.ts';

const NAME = 'restore';

async function findRestore(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ value: { from: string } }>(
    'select value from setting where name = $1',
    [NAME],
  );
  return rows[0]?.value.from ?? null;
}

async function exists(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    table,
  ]);
  return rows[0]?.found === true;
}

/**
 * « filled »: its rows are there, what follows may not be. Throws a StartError when the database holds a site, half of another backup (known by
 * the name of its folder, wherever that stands), or tables that are newer than the backup's.
 */
export async function readRestoreState(
  client: Client,
  backupFolder: string,
  migrations: readonly string[],
): Promise<'empty' | 'filled'> {
  if (!(await exists(client, 'public.kysely_migration'))) return 'empty';
  const from = (await exists(client, 'public.setting')) ? await findRestore(client) : null;
  if (from !== null && from !== basename(backupFolder)) throw new StartError(say.otherRestore(from));
  if (from !== null) return 'filled';
  const applied = await client.query<{ name: string }>('select name from kysely_migration');
  const isYounger = applied.rows.some(({ name }) => !migrations.includes(name));
  const isUsed = (await exists(client, 'public.account')) && (await holdsAccounts(client));
  if (isYounger || isUsed) throw new StartError(say.notEmpty);
  return 'empty';
}

async function holdsAccounts(client: Client): Promise<boolean> {
  const { rows } = await client.query('select 1 from account limit 1');
  return rows.length > 0;
}

export async function noteRestoreBegun(client: Client, backupFolder: string): Promise<void> {
  const value = JSON.stringify({ from: basename(backupFolder) });
  await client.query('insert into setting (name, value) values ($1, $2)', [NAME, value]);
}

export async function noteRestoreDone(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('setting').where('name', '=', NAME).execute();
}

/** Throws a StartError. */
export async function assertNotHalfRestored(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ value: { from: string } }>`
    select value from setting where name = ${NAME}`.execute(db);
  const [half] = rows;
  if (half !== undefined) throw new StartError(say.halfRestored(half.value.from));
}
