// Copies the rows of a backup's snapshot, and notes the files that its images have. Copying those may take hours: the transaction ends
// before.
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Logger } from 'pino';
import { defineRow, timestamptz } from '../db/row-type.ts';
import { IMAGE_VARIANTS, type ImageVariant } from '../files/image-store.ts';
import * as format from './backup-format.ts';
import { type ScratchLines, writeScratch } from './scratch-lines.ts';
import type { Sealing } from './sealing.ts';
import {
  listMigrationNames,
  listSequences,
  listTables,
  readLastNumber,
  rowCondition,
  type Table,
} from './tables.ts';
import { writeStream } from './write-file.ts';

const TIME = defineRow('time of a backup', { now: timestamptz });

/** What the parts of a backup that is being made share. */
export interface BackupWork {
  readonly client: Client;
  readonly folder: string;
  /** For files that are removed before the backup is complete. */
  readonly scratch: string;
  readonly sealing: Sealing;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/** A file that the backup should hold, if the store has it. */
export interface WantedFile {
  readonly key: string;
  readonly variant: ImageVariant;
  /** In the backup. */
  readonly path: string;
}

/** Ascending by path. May be read several times. */
export type WantedFiles = () => AsyncGenerator<WantedFile>;

export interface CopiedRows {
  readonly told: Omit<format.Contents, 'files'>;
  /** The files of the tables. */
  readonly stored: readonly format.StoredEntry[];
  readonly wanted: WantedFiles;
}

export async function readTime(client: Client): Promise<Date> {
  const time = await TIME.findOn(client, 'select clock_timestamp() as now');
  return time?.now ?? new Date();
}

export async function copyRows(work: BackupWork): Promise<CopiedRows> {
  const { client } = work;
  await client.query('begin isolation level repeatable read read only');
  const snapshot = await TIME.findOn(client, 'select now() as now');
  const migrations = await listMigrationNames(client);
  const tables: format.BackedUpTable[] = [];
  const stored: format.StoredEntry[] = [];
  const numbers: Record<string, number> = {};
  for (const table of await listTables(client)) {
    const { rows, ...written } = await copyTable(work, table);
    tables.push({ name: table.name, columns: [...table.columns], rows, sha256: written.sha256 });
    stored.push(written);
  }
  for (const { table, name } of await listSequences(client))
    numbers[table] = await readLastNumber(client, name);
  const wanted = await noteWantedFiles(work);
  await client.query('commit');
  const madeAt = (snapshot?.now ?? new Date()).toISOString();
  return { told: { madeAt, migrations, tables, numbers }, stored, wanted };
}

async function copyTable(
  { client, folder, sealing, signal }: BackupWork,
  { name, columns }: Table,
): Promise<format.StoredEntry & { rows: number }> {
  signal.throwIfAborted();
  const list = columns.map((column) => `"${column}"`).join(', ');
  const copying = client.query(
    copyTo(`copy (select ${list} from "${name}" where ${rowCondition(name)}) to stdout`),
  );
  const packed = createGzip();
  // A failure of either stream ends the other and rejects the write below.
  copying.once('error', (error) => packed.destroy(error));
  packed.once('close', () => copying.destroy());
  const sealed = await sealing.sealStream(copying.pipe(packed));
  const path = `${format.tablePath(name)}${sealing.suffix}`;
  const written = await writeStream(join(folder, path), sealed, signal);
  return { path, ...written, rows: copying.rowCount };
}

/** PostgreSQL sorts: by key, which is the order of paths, or by the hash that hides it. */
async function noteWantedFiles(work: BackupWork): Promise<WantedFiles> {
  const { isSealed, suffix } = work.sealing;
  const lines = await noteRows(work, 'wanted', isSealed ? HIDDEN_FILES : IMAGE_KEYS);
  return isSealed ? () => readHiddenFiles(lines, suffix) : () => readFilesOfKeys(lines);
}

/** Writes the rows of a query to a scratch file. */
export async function noteRows(
  { client, scratch, signal }: BackupWork,
  name: string,
  query: string,
): Promise<ScratchLines> {
  signal.throwIfAborted();
  const copying: Readable = client.query(copyTo(`copy (${query}) to stdout`));
  return writeScratch(join(scratch, name), copying, signal);
}

const SORTED_VARIANTS = IMAGE_VARIANTS.toSorted();
const IMAGE_KEYS = 'select file_key from image order by file_key collate "C"';
const HIDDEN_FILES = `
  select encode(hash, 'hex'), file_key, variant from (
    select sha256(convert_to(file_key || '.' || variant, 'UTF8')) as hash, file_key, variant
    from image cross join unnest(array[${IMAGE_VARIANTS.map((variant) => `'${variant}'`).join()}]) as variant
  ) f order by hash`;

async function* readFilesOfKeys(keys: ScratchLines): AsyncGenerator<WantedFile> {
  for await (const key of keys.read())
    for (const variant of SORTED_VARIANTS)
      yield { key, variant, path: format.filePath({ key, variant }, { hidesKey: false }) };
}

async function* readHiddenFiles(lines: ScratchLines, suffix: string): AsyncGenerator<WantedFile> {
  for await (const line of lines.read()) {
    const [hash = '', key = '', name] = line.split('\t');
    const variant = IMAGE_VARIANTS.find((each) => each === name);
    if (variant !== undefined) yield { key, variant, path: `${format.spreadPath(hash)}${suffix}` };
  }
}
