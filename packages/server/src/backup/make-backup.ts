// Makes a backup while the site serves (docs/decisions/0065). The rows are read in one snapshot; the files that they name are copied after
// it, and nobody removes one meanwhile. Files never change, so those of the previous backup are hard-linked instead of copied.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { forEachConcurrently } from '@palmares/core/for-each-concurrently';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Logger } from 'pino';
import type { BackupConfig } from '../config/backup.ts';
import { defineRow, text, timestamptz } from '../db/row-type.ts';
import { IMAGE_VARIANTS, type ImageStore, readBytes } from '../files/image-store.ts';
import { withBackupLocks } from './backup-connection.ts';
import { beginBackup, finishBackup, listBackups, removeOldBackups } from './backup-folder.ts';
import * as format from './backup-format.ts';
import { beginErasureList } from './erasure-list.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { listMigrationNames, listSequences, listTables, rowCondition, type Table } from './tables.ts';
import { linkFile, type WrittenFile, writeStream, writeWhole } from './write-file.ts';

/** Reading one file and writing another are bound by the disk. */
const COPIES_AT_ONCE = 4;

const TIME = defineRow('time of a backup', { now: timestamptz });
const IMAGE_FILE = defineRow('image file of a backup', { file_key: text });
const LAST_VALUE = defineRow('last value of a sequence', { last: text });

export interface BackupInput {
  readonly connectionString: string;
  readonly images: Pick<ImageStore, 'list' | 'open'>;
  readonly backup: Pick<BackupConfig, 'dir' | 'keepDays' | 'recipients'>;
  readonly log: Logger;
}

export interface MadeBackup {
  readonly folder: string;
  readonly rows: number;
  readonly files: number;
  /** Number of files linked from the previous backup, included in `files`. */
  readonly linked: number;
  /** Keys of images whose file is missing: the backup is complete without them. */
  readonly missing: readonly string[];
  /** Number of older backups removed. */
  readonly removed: number;
}

/** Throws a StartError if another backup is running; leaves nothing behind when it fails or is stopped. */
export async function makeBackup(
  input: BackupInput,
  signal: AbortSignal = new AbortController().signal,
): Promise<MadeBackup> {
  const { dir, keepDays } = input.backup;
  return withBackupLocks(input.connectionString, signal, async (client, alive) => {
    const time = await TIME.findOn(client, 'select clock_timestamp() as now');
    const at = time?.now ?? new Date();
    const unfinished = await beginBackup(dir, at);
    await beginErasureList(dir, at);
    try {
      const made = await fill(input, client, unfinished, alive);
      const folder = await finishBackup(dir, unfinished, at);
      return { ...made, folder, removed: await removeOldBackups(dir, at, keepDays) };
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  });
}

async function fill(
  { images, backup, log }: BackupInput,
  client: Client,
  folder: string,
  signal: AbortSignal,
) {
  const { dir, recipients } = backup;
  const context: Context = { folder, sealing: createSealing(recipients), stored: [], signal };
  const [previous] = await listBackups(dir);
  const { keys, told } = await copyRows(client, context);
  const copied = await copyFiles(images, context, keys, await readPrevious(previous?.folder, recipients));
  if (copied.missing.length > 0)
    log.error({ keys: copied.missing }, 'images whose file is gone are in the backup without it');
  const { sha256 } = await writeSealed(context, format.FILE_LIST, format.toJsonLines(copied.files));
  const contents: format.Contents = { ...told, files: { count: copied.files.length, sha256 } };
  const manifest = await describe(context, recipients, contents);
  signal.throwIfAborted();
  await writeWhole(join(folder, format.MANIFEST), Buffer.from(JSON.stringify(manifest, null, 2)));
  return {
    rows: told.tables.reduce((sum, table) => sum + table.rows, 0),
    files: copied.files.length,
    linked: copied.linked,
    missing: copied.missing,
  };
}

interface Context {
  readonly folder: string;
  readonly sealing: Sealing;
  /** Every file written so far. */
  readonly stored: format.StoredEntry[];
  readonly signal: AbortSignal;
}

/** Builds the content of `backup.json`. For an encrypted backup it lists the files, and nothing of what they contain. */
async function describe(
  context: Context,
  recipients: readonly string[],
  contents: format.Contents,
): Promise<format.Manifest> {
  if (!context.sealing.isSealed) return { format: 1, recipients: [], ...contents };
  await writeSealed(context, format.CONTENTS, Buffer.from(JSON.stringify(contents)));
  const list = format.toJsonLines(context.stored);
  const { sha256 } = await writeWhole(join(context.folder, format.STORED_LIST), list);
  return { format: 2, recipients: [...recipients], stored: sha256 };
}

async function writeSealed(context: Context, name: string, bytes: Uint8Array): Promise<WrittenFile> {
  const path = `${name}${context.sealing.suffix}`;
  const written = await writeWhole(join(context.folder, path), await context.sealing.seal(bytes));
  context.stored.push({ path, ...written });
  return written;
}

/** Copies the rows of the snapshot and returns the keys of its images. The transaction ends here, because copying files may take hours. */
async function copyRows(client: Client, context: Context) {
  await client.query('begin isolation level repeatable read read only');
  const snapshot = await TIME.findOn(client, 'select now() as now');
  const migrations = await listMigrationNames(client);
  const tables: format.BackedUpTable[] = [];
  const numbers: Record<string, number> = {};
  for (const table of await listTables(client)) tables.push(await copyTable(client, context, table));
  for (const { table, name } of await listSequences(client)) numbers[table] = await lastNumber(client, name);
  const images = await IMAGE_FILE.listOn(client, 'select file_key from image order by file_key');
  await client.query('commit');
  return {
    keys: images.map(({ file_key }) => file_key),
    told: {
      madeAt: (snapshot?.now ?? new Date()).toISOString(),
      migrations,
      tables,
      numbers,
    },
  };
}

async function copyTable(
  client: Client,
  { folder, sealing, stored, signal }: Context,
  { name, columns }: Table,
): Promise<format.BackedUpTable> {
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
  stored.push({ path, ...written });
  return { name, columns: [...columns], rows: copying.rowCount, sha256: written.sha256 };
}

/** Sequences are outside the snapshot: the value read is never below what the snapshot holds. */
async function lastNumber(client: Client, sequence: string): Promise<number> {
  const found = await LAST_VALUE.findOn(client, `select last_value::text as last from ${sequence}`);
  return Number(found?.last ?? 1);
}

/** The files of the previous backup, by their path in the new one. */
type Known = { readonly folder: string; readonly files: ReadonlyMap<string, format.StoredEntry> };

/** Returns null if the encryption differs or the backup cannot be read: a new backup does not need the previous one. */
async function readPrevious(
  folder: string | undefined,
  recipients: readonly string[],
): Promise<Known | null> {
  if (folder === undefined) return null;
  try {
    const manifest = await format.readManifest(folder);
    if (manifest.recipients.join() !== recipients.join()) return null;
    if (manifest.format === 2) {
      const stored = format.parseStoredList(await readFile(join(folder, format.STORED_LIST), 'utf8'));
      const files = stored.filter(format.isSealedFilePath);
      return { folder, files: new Map(files.map((file) => [file.path, file])) };
    }
    const { suffix, isSealed } = createSealing(recipients);
    const list = await readFile(join(folder, format.FILE_LIST), 'utf8');
    const files = format.parseFileList(folder, list).map((file) => {
      const path = `${format.filePath(file, { hidesKey: false })}${suffix}`;
      return [`${format.filePath(file, { hidesKey: isSealed })}${suffix}`, { ...file, path }] as const;
    });
    return { folder, files: new Map(files) };
  } catch {
    return null;
  }
}

async function copyFiles(
  images: BackupInput['images'],
  context: Context,
  keys: readonly string[],
  previous: Known | null,
) {
  const files: format.BackedUpFile[] = [];
  const missing: string[] = [];
  let linked = 0;
  const copyImage = async (key: string): Promise<void> => {
    context.signal.throwIfAborted();
    const there = await images.list(key);
    if (!there.includes('full')) missing.push(key);
    for (const variant of IMAGE_VARIANTS.filter((one) => there.includes(one))) {
      const known = await linkKnown(context, previous, { key, variant });
      if (known !== null) linked += 1;
      const file = known ?? (await copyFile(images, context, { key, variant }));
      if (file !== null) files.push(file);
    }
  };
  await forEachConcurrently(keys, COPIES_AT_ONCE, copyImage);
  return { files: files.toSorted((a, b) => (getName(a) < getName(b) ? -1 : 1)), missing, linked };
}

type Which = Pick<format.BackedUpFile, 'key' | 'variant'>;

const getName = ({ key, variant }: Which): string => `${key}.${variant}`;

const getPath = ({ sealing }: Context, which: Which): string =>
  `${format.filePath(which, { hidesKey: sealing.isSealed })}${sealing.suffix}`;

async function linkKnown(
  context: Context,
  previous: Known | null,
  which: Which,
): Promise<format.BackedUpFile | null> {
  const path = getPath(context, which);
  const known = previous?.files.get(path);
  if (previous === null || known === undefined) return null;
  const { bytes, sha256 } = known;
  if (!(await linkFile(join(previous.folder, known.path), join(context.folder, path), bytes))) return null;
  context.stored.push({ path, bytes, sha256 });
  return { ...which, bytes, sha256 };
}

/** Returns null if the file was removed after it was listed, which only the operator can do. */
async function copyFile(
  images: BackupInput['images'],
  context: Context,
  which: Which,
): Promise<format.BackedUpFile | null> {
  const file = await images.open(which.key, which.variant);
  if (file === null) return null;
  const path = getPath(context, which);
  const sealed = await context.sealing.seal(await readBytes(file));
  const written = await writeWhole(join(context.folder, path), sealed);
  context.stored.push({ path, ...written });
  return { ...which, ...written };
}
