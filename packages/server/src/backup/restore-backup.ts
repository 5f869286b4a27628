// Fills an empty place from a backup (docs/decisions/0065): the database as old as the backup's, its rows, then the migrations that came since;
// what was erased since goes again; each file is checked on its way, and against its row at the end. The command may be killed and run again.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { findIssues, type Issue } from '../data-check/find-issues.ts';
import { findUnknownMigration, migrate } from '../db/migrate.ts';
import { createDatabase } from '../db/pool.ts';
import type { Deps } from '../deps.ts';
import { StartError } from '../start-error.ts';
import { forEachAtOnce } from './at-once.ts';
import { connectForRows } from './backup-connection.ts';
import * as format from './backup-format.ts';
import { backupMessages as say } from './backup-messages.ts';
import { eraseAgain } from './erase-again.ts';
import { readErasures } from './erasure-list.ts';
import { noteRestoreBegun, noteRestoreDone, readRestoreState } from './restore-state.ts';
import { createUnsealing, type Unsealing } from './sealing.ts';
import { listSequences, listTables } from './tables.ts';
import { sha256Of } from './write-file.ts';

const COPIES_AT_ONCE = 4;
/** Longer than a transaction may take: one that began before the backup's snapshot may have committed after it. */
const ERASURES_BEFORE_MS = 3_600_000;
/** Numbers that were given out between the backup and the loss are not given to something else: their addresses stay dead. */
const NUMBERS_LEFT_FREE = 10_000;

export interface RestoreInput extends Pick<Deps, 'images' | 'log' | 'clock'> {
  readonly connectionString: string;
  readonly folder: string;
  /** The folder where the list of what was erased stands: as a rule the one of the backup. */
  readonly erasedIn: string;
  readonly identities: readonly string[];
}

export interface Restored {
  readonly madeAt: string;
  readonly rows: number;
  readonly files: number;
  /** Paths in the backup that are missing there or not what was written. */
  readonly damaged: readonly string[];
  /** What went again; null where there is no list. */
  readonly erased: number | null;
  readonly issues: readonly Issue[];
}

type Opened = { readonly folder: string; readonly manifest: format.Manifest; readonly unsealing: Unsealing };

/** Throws a StartError for what the person can mend, before anything is written. */
export async function restoreBackup(input: RestoreInput): Promise<Restored> {
  const { connectionString, folder, log } = input;
  const opened = await openBackup(folder, input.identities);
  const { manifest } = opened;
  const damaged: string[] = [];
  const client = await connectForRows(connectionString);
  try {
    if ((await readRestoreState(client, folder, manifest.migrations)) === 'empty') {
      await migrate(connectionString, log, { upTo: manifest.migrations.at(-1) ?? '' });
      damaged.push(...(await restoreFiles(input, opened)));
      await restoreRows(client, opened);
    }
  } finally {
    await client.end();
  }
  await migrate(connectionString, log);
  const db = createDatabase({ connectionString, log, statementTimeoutMs: 0 });
  try {
    const deps = { ...input, db };
    const since = new Date(new Date(manifest.madeAt).getTime() - ERASURES_BEFORE_MS);
    const erasures = await readErasures(input.erasedIn, since);
    const erased = erasures === null ? null : await eraseAgain(deps, erasures);
    const issues = await findIssues(deps);
    await noteRestoreDone(db);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { madeAt: manifest.madeAt, rows, files: manifest.files.count, damaged, erased, issues };
  } finally {
    await db.destroy();
  }
}

/** The backup is whole as far as its lists and tables go, and this code and key can read it. */
async function openBackup(folder: string, identities: readonly string[]): Promise<Opened> {
  const manifest = await format.readManifest(folder);
  const unknown = await findUnknownMigration(manifest.migrations);
  if (unknown !== undefined) throw new StartError(say.newerThanCode(unknown));
  const unsealing = createUnsealing(manifest.recipients.length > 0, identities);
  const expected = [
    { path: format.FILE_LIST, sha256: manifest.files.sha256 },
    ...manifest.tables.map(({ name, sha256 }) => ({
      path: `${format.tablePath(name)}${unsealing.suffix}`,
      sha256,
    })),
  ];
  for (const { path, sha256 } of expected)
    if ((await sumOfFile(join(folder, path))) !== sha256) throw new StartError(say.damagedTable(path));
  return { folder, manifest, unsealing };
}

async function sumOfFile(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  } catch {
    return null;
  }
}

/** Returns the paths of those that are not what the backup says. The others are restored: a site without one picture is better than none. */
async function restoreFiles({ images }: RestoreInput, { folder, unsealing }: Opened): Promise<string[]> {
  const damaged: string[] = [];
  await forEachAtOnce(await format.readFileList(folder), COPIES_AT_ONCE, async (file) => {
    const path = `${format.filePath(file)}${unsealing.suffix}`;
    const bytes = await readFile(join(folder, path)).catch(() => null);
    if (bytes === null || sha256Of(bytes) !== file.sha256) damaged.push(path);
    else await images.put(file.key, file.variant, await unsealing.unseal(bytes, path));
  });
  return damaged.toSorted();
}

/** In one transaction: a restore that is killed leaves the tables empty, or everything and the row that says that it is not over. */
async function restoreRows(client: Client, opened: Opened): Promise<void> {
  const { folder, manifest } = opened;
  await client.query('begin');
  try {
    const all = await listTables(client);
    for (const { name } of all) await client.query(`alter table "${name}" disable trigger user`);
    // Some migrations write rows of their own.
    for (const { name } of all.toReversed()) await client.query(`delete from "${name}"`);
    for (const { name } of all) {
      const table = manifest.tables.find((one) => one.name === name);
      if (table !== undefined) await restoreTable(client, opened, table);
    }
    for (const { name } of all) await client.query(`alter table "${name}" enable trigger user`);
    for (const { table, name } of await listSequences(client))
      await client.query('select setval($1, $2)', [name, (manifest.numbers[table] ?? 0) + NUMBERS_LEFT_FREE]);
    await noteRestoreBegun(client, folder);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  await client.query('analyze');
}

async function restoreTable(
  client: Client,
  { folder, unsealing }: Opened,
  { name, columns, rows }: format.BackedUpTable,
): Promise<void> {
  const path = `${format.tablePath(name)}${unsealing.suffix}`;
  const list = columns.map((column) => `"${column}"`).join(', ');
  const loading = client.query(copyFrom(`copy "${name}" (${list}) from stdin`));
  const packed = await unsealing.unsealStream(createReadStream(join(folder, path)), path);
  await pipeline(packed, createGunzip(), loading);
  if (loading.rowCount !== rows) throw new Error(`${name}: ${loading.rowCount} rows of ${rows}`);
}
