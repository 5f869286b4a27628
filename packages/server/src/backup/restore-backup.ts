// Fills an empty installation from a backup (docs/decisions/0065): the schema at the backup's version, its rows, then newer migrations;
// later erasures are repeated; each file is checked while it is copied, and against its row at the end. The command may be killed and run
// again.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { mapConcurrently } from '@palmares/core/map-concurrently';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { findIssues, type Issue } from '../data-check/find-issues.ts';
import { bulkLoad, createLoader } from '../db/bulk-load.ts';
import { migrate } from '../db/migrate.ts';
import { createDatabase } from '../db/pool.ts';
import type { Deps } from '../deps.ts';
import { errorCode, StartError } from '../start-error.ts';
import { Tally } from '../tally.ts';
import { connectForBackup } from './backup-connection.ts';
import { type BackedUpTable, tablePath } from './backup-format.ts';
import { backupMessages as say } from './backup-messages.ts';
import { getBackupName, type ListedFile, type OpenedBackup } from './read-backup.ts';
import { replayErasures } from './replay-erasures.ts';
import { beginRestore, markRestoreDone, markRowsRestored } from './restore-state.ts';
import { leaveNumbersFree, listSequences, listTables, type Table } from './tables.ts';
import { hashSha256 } from './write-file.ts';

const COPIES_AT_ONCE = 4;

export interface RestoreInput extends Pick<Deps, 'images' | 'log' | 'clock'> {
  readonly connectionString: string;
  readonly backup: OpenedBackup;
  /** Called once the database records that a restore has begun, before anything else is written. */
  readonly onBegun?: () => Promise<void>;
}

export interface RestoreResult {
  readonly madeAt: string;
  readonly rows: number;
  readonly files: number;
  /** Number of files of the backup that are missing or corrupt. */
  readonly damagedCount: number;
  /** The first of their paths in the backup. */
  readonly damaged: readonly string[];
  /** Number of repeated erasures; null if none were to be repeated. */
  readonly erased: number | null;
  readonly issueCount: number;
  /** The first of the issues: `npm run check-data` finds all of them. */
  readonly issues: readonly Issue[];
}

/** Throws a StartError for errors that the operator can fix. */
export async function restoreBackup(input: RestoreInput): Promise<RestoreResult> {
  const { connectionString, backup, log } = input;
  const { madeAt, migrations, tables, files } = backup.contents;
  let damaged = new Tally<string>();
  const client = await connectForBackup(connectionString);
  try {
    const state = await beginRestore(client, getBackupName(backup), migrations);
    await input.onBegun?.();
    if (state === 'begun') {
      await migrate(connectionString, log, { upTo: migrations.at(-1) ?? '' });
      damaged = await restoreFiles(input);
      await restoreRows(client, backup);
    }
  } finally {
    await client.end();
  }
  await migrate(connectionString, log);
  const db = createDatabase({ connectionString, log, statementTimeoutMs: 0 });
  try {
    const deps = { ...input, db };
    const erased = backup.erasures === null ? null : await replayErasures(deps, backup.erasures);
    const issues = new Tally<Issue>();
    for await (const issue of findIssues(deps)) issues.add(issue);
    await markRestoreDone(db);
    return {
      madeAt,
      rows: tables.reduce((sum, table) => sum + table.rows, 0),
      files: files.count,
      damagedCount: damaged.count,
      damaged: damaged.first,
      erased,
      issueCount: issues.count,
      issues: issues.first,
    };
  } finally {
    await db.destroy();
  }
}

/** Tells which files are corrupt. The others are restored: a site without one picture is better than none. */
async function restoreFiles({ images, backup }: RestoreInput): Promise<Tally<string>> {
  const damaged = new Tally<string>();
  const restore = async ({ key, variant, path, sha256 }: ListedFile): Promise<string | null> => {
    const bytes = await readFile(join(backup.folder, path)).catch(() => null);
    if (bytes === null || hashSha256(bytes) !== sha256) return path;
    await images.put(key, variant, await backup.unsealing.unseal(bytes, path));
    return null;
  };
  for await (const path of mapConcurrently(backup.files(), COPIES_AT_ONCE, restore))
    if (path !== null) damaged.add(path);
  return damaged;
}

/** Runs in one transaction: a killed restore leaves the tables empty, or complete and recorded as filled. */
async function restoreRows(client: Client, backup: OpenedBackup): Promise<void> {
  const { numbers } = backup.contents;
  await client.query('begin');
  try {
    const all = await listTables(client);
    for (const { name } of all) await client.query(`alter table "${name}" disable trigger user`);
    // Some migrations insert rows of their own.
    for (const { name } of all.toReversed()) await client.query(`delete from "${name}"`);
    await restoreTables(client, backup, all);
    for (const { name } of all) await client.query(`alter table "${name}" enable trigger user`);
    for (const { table, name } of await listSequences(client))
      await leaveNumbersFree(client, name, numbers[table] ?? 0);
    await markRowsRestored(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  await client.query('analyze');
}

/** Class of the errors of constraints (PostgreSQL, appendix A). */
const CONSTRAINT_ERROR = /^23/;

async function restoreTables(client: Client, backup: OpenedBackup, all: readonly Table[]): Promise<void> {
  const names = all.map(({ name }) => name);
  try {
    await bulkLoad(createLoader(client), names, async () => {
      for (const name of names) {
        const table = backup.contents.tables.find((one) => one.name === name);
        if (table !== undefined) await restoreTable(client, backup, table);
      }
    });
  } catch (error) {
    if (!(error instanceof Error) || !CONSTRAINT_ERROR.test(errorCode(error) ?? '')) throw error;
    throw new StartError(say.rowsRefused(error.message), { cause: error });
  }
}

async function restoreTable(
  client: Client,
  { folder, unsealing }: OpenedBackup,
  { name, columns, rows }: BackedUpTable,
): Promise<void> {
  const path = `${tablePath(name)}${unsealing.suffix}`;
  const list = columns.map((column) => `"${column}"`).join(', ');
  const loading = client.query(copyFrom(`copy "${name}" (${list}) from stdin`));
  try {
    const packed = await unsealing.unsealStream(createReadStream(join(folder, path)), path);
    await pipeline(packed, createGunzip(), loading);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(say.tableRefused(path, reason), { cause: error });
  }
  if (loading.rowCount !== rows)
    throw new StartError(say.tableRefused(path, `${loading.rowCount} / ${rows}`));
}
