// Restore progress. The database records it from before its first table until the restore is finished, so that no server starts on a
// partial restore and the same command resumes it. While the embedded database does not exist yet, a file in the data folder records it.
import { access, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Client } from 'pg';
import { bool, defineRow, jsonb, type RowOf, text } from '../db/row-type.ts';
import type { Database } from '../db/schema.ts';
import { JOBS_SCHEMA } from '../jobs/jobs-schema.ts';
import { errorCode, StartError } from '../start-error.ts';
import { connectForBackup } from './backup-connection.ts';
import { backupMessages as say } from './backup-messages.ts';
import { listMigrationNames } from './tables.ts';
import { makeFolder, syncPath, writeWhole } from './write-file.ts';

/** A separate schema: migrations and backups see only the tables of `public`. */
const SCHEMA = 'palmares_restore';
const TABLE = `${SCHEMA}.progress`;
/** The row of `setting` that older versions wrote together with the rows. */
const OLD_NAME = 'restore';

/** `filled`: the rows are restored, later steps may not be done. */
const PROGRESS = defineRow('progress of a restore', { backup: text, filled: bool });
const OLD_PROGRESS = defineRow('progress of an old restore', { value: jsonb<{ from: string }>() });
const EXISTS = defineRow('existence of a table', { found: bool });

async function findProgress(client: Client): Promise<RowOf<typeof PROGRESS> | null> {
  if (await exists(client, TABLE))
    return (await PROGRESS.findOn(client, `select backup, filled from ${TABLE}`)) ?? null;
  if (!(await exists(client, 'public.setting'))) return null;
  const old = await OLD_PROGRESS.findOn(client, 'select value from setting where name = $1', [OLD_NAME]);
  return old === undefined ? null : { backup: old.value.from, filled: true };
}

async function exists(client: Client, table: string): Promise<boolean> {
  const answer = await EXISTS.findOn(client, 'select to_regclass($1) is not null as found', [table]);
  return answer?.found === true;
}

/**
 * Records that a restore begins, or finds the interrupted one: « begun » has no rows yet and starts over, « filled » has all rows. Throws a
 * StartError, and records nothing, if the database holds a site, part of another backup (identified by its folder's name, wherever the
 * folder is), or tables newer than the backup's.
 */
export async function beginRestore(
  client: Client,
  backup: string,
  migrations: readonly string[],
): Promise<'begun' | 'filled'> {
  const found = await findProgress(client);
  if (found !== null && found.backup !== backup) throw new StartError(say.otherRestore(found.backup));
  if (found !== null) return found.filled ? 'filled' : 'begun';
  if (!(await isEmpty(client, migrations))) throw new StartError(say.notEmpty);
  await client.query('begin');
  // Jobs of a site that was here before; what is due in the restored rows becomes jobs anew.
  await client.query(`drop schema if exists ${JOBS_SCHEMA} cascade`);
  await client.query(`create schema ${SCHEMA}`);
  await client.query(`create table ${TABLE} (backup text not null, filled boolean not null)`);
  await client.query(`insert into ${TABLE} values ($1, false)`, [backup]);
  await client.query('commit');
  return 'begun';
}

async function isEmpty(client: Client, migrations: readonly string[]): Promise<boolean> {
  if (!(await exists(client, 'public.kysely_migration'))) return true;
  const applied = await listMigrationNames(client);
  if (applied.some((name) => !migrations.includes(name))) return false;
  if (!(await exists(client, 'public.account'))) return true;
  const { rows } = await client.query('select 1 from account limit 1');
  return rows.length === 0;
}

/** Call it in the transaction that restores the rows. */
export async function markRowsRestored(client: Client): Promise<void> {
  await client.query(`update ${TABLE} set filled = true`);
}

export async function markRestoreDone(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`drop schema if exists ${sql.id(SCHEMA)} cascade`.execute(trx);
    await trx.deleteFrom('setting').where('name', '=', OLD_NAME).execute();
  });
}

/** Call it before migrating: a restore brings the schema to the backup's version itself. Throws a StartError if a restore is unfinished. */
export async function assertRestoreComplete(connectionString: string): Promise<void> {
  const client = await connectForBackup(connectionString);
  try {
    const found = await findProgress(client);
    if (found !== null) throw new StartError(say.halfRestored(found.backup));
  } finally {
    await client.end();
  }
}

const noteIn = (dataDir: string): string => join(dataDir, 'restore-begun');

/** Records the restore in a file as long as the embedded database does not exist; afterwards the database records it. */
export async function writeRestoreMarker(dataDir: string, backup: string): Promise<void> {
  if (await isThere(join(dataDir, 'postgres'))) return;
  await makeFolder(dataDir);
  await rm(noteIn(dataDir), { force: true });
  await writeWhole(noteIn(dataDir), Buffer.from(backup));
  await syncPath(dataDir);
}

/** Call it once the database records the restore. */
export async function removeRestoreMarker(dataDir: string): Promise<void> {
  await rm(noteIn(dataDir), { force: true });
}

/** Throws a StartError if the folder records an unfinished restore. */
export async function assertNoRestoreMarker(dataDir: string): Promise<void> {
  const backup = await readFile(noteIn(dataDir), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (backup !== null) throw new StartError(say.halfRestored(backup));
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
