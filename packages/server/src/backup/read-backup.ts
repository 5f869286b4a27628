// Validates a backup before anything of it is restored, so that a refusal has written nothing. Its lists are read as streams, each time
// anew.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { findUnknownMigration } from '../db/migrate.ts';
import { errorCode, StartError } from '../start-error.ts';
import * as format from './backup-format.ts';
import { backupMessages as say } from './backup-messages.ts';
import { type ErasureList, openErasures, openErasuresIn } from './erasure-list.ts';
import { readLines, splitLines } from './line-file.ts';
import { createUnsealing, type Unsealing } from './sealing.ts';
import { hashSha256 } from './write-file.ts';

/** Longer than any transaction may take: one that began before the backup's snapshot may have committed after it. */
const ERASURES_BEFORE_MS = 3_600_000;
const NEW_LINE = 0x0a;

/** Location of the erasure list: beside the backup, in a folder given by the operator, or none on the operator's request. */
export type ErasureSource = 'beside' | 'none' | { readonly in: string };

export interface OpenedBackup {
  readonly folder: string;
  readonly contents: format.Contents;
  /** Reads the list of files. */
  files(): AsyncGenerator<ListedFile>;
  readonly unsealing: Unsealing;
  /** Erasures since the backup; null if the operator asked not to repeat them. */
  readonly erasures: ErasureList | null;
}

/** `path` is that of the file in the backup. */
export type ListedFile = format.BackedUpFile & { readonly path: string };

export interface BackupToOpen {
  readonly folder: string;
  /** Secret keys. */
  readonly identities: readonly string[];
  readonly erasures: ErasureSource;
}

export const getBackupName = ({ folder }: Pick<OpenedBackup, 'folder'>): string => basename(folder);

/** Opens a backup whose lists and tables are complete and readable with this code and key. Throws a StartError otherwise. */
export async function openBackup({ folder, identities, erasures }: BackupToOpen): Promise<OpenedBackup> {
  const manifest = await format.readManifest(folder);
  const unsealing = createUnsealing(manifest.recipients.length > 0, identities);
  const contents = await readContents(folder, manifest, unsealing);
  const unknown = await findUnknownMigration(contents.migrations);
  if (unknown !== undefined) throw new StartError(say.newerThanCode(unknown));
  const files = await openFileList(folder, manifest, contents, unsealing);
  for (const table of contents.tables) await assertTableWhole(folder, table, unsealing);
  return { folder, contents, files, unsealing, erasures: await findErasures(folder, contents, erasures) };
}

async function readContents(
  folder: string,
  manifest: format.Manifest,
  unsealing: Unsealing,
): Promise<format.Contents> {
  if (manifest.format === 1) return manifest;
  const list = join(folder, format.STORED_LIST);
  if ((await hashFile(list)) !== manifest.stored) throw new StartError(say.damagedTable(format.STORED_LIST));
  const path = `${format.CONTENTS}${unsealing.suffix}`;
  const expected = await findStored(list, path);
  const bytes = await readFile(join(folder, path)).catch(() => null);
  if (bytes === null || hashSha256(bytes) !== expected?.sha256) throw new StartError(say.damagedTable(path));
  return format.parseContents(folder, getText(await unsealing.unseal(bytes, path)));
}

async function findStored(list: string, path: string): Promise<format.StoredEntry | null> {
  for await (const line of readLines(list)) {
    const entry = format.parseStoredLine(line);
    if (entry?.path === path) return entry;
  }
  return null;
}

/** Reads the list once, to find out whether all of it can be read. */
async function openFileList(
  folder: string,
  { format: version }: format.Manifest,
  contents: format.Contents,
  unsealing: Unsealing,
): Promise<OpenedBackup['files']> {
  const hidesKey = version === 2;
  const path = `${format.FILE_LIST}${hidesKey ? unsealing.suffix : ''}`;
  const list = join(folder, path);
  if ((await hashFile(list)) !== contents.files.sha256) throw new StartError(say.damagedTable(path));
  async function* read(): AsyncGenerator<ListedFile> {
    const bytes = createReadStream(list);
    for await (const line of splitLines(hidesKey ? await unsealing.unsealStream(bytes, path) : bytes)) {
      const file = format.parseFileLine(line);
      if (file === null) throw new StartError(say.unreadable(folder));
      yield { ...file, path: `${format.filePath(file, { hidesKey })}${unsealing.suffix}` };
    }
  }
  for await (const _ of read());
  return read;
}

const getText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

/** Throws a StartError unless the table's bytes have the recorded hash and hold the recorded number of rows. */
async function assertTableWhole(
  folder: string,
  { name, rows, sha256 }: format.BackedUpTable,
  unsealing: Unsealing,
): Promise<void> {
  const path = `${format.tablePath(name)}${unsealing.suffix}`;
  if ((await hashFile(join(folder, path))) !== sha256) throw new StartError(say.damagedTable(path));
  const found = await countRows(join(folder, path), path, unsealing);
  if (found !== rows) throw new StartError(say.otherRows(path, found, rows));
}

async function hashFile(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  } catch {
    return null;
  }
}

/** COPY ends each row with a line break, and escapes those within a value as two characters. */
async function countRows(file: string, path: string, unsealing: Unsealing): Promise<number> {
  let rows = 0;
  try {
    const packed = await unsealing.unsealStream(createReadStream(file), path);
    await pipeline(packed, createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks)
        for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) rows += 1;
    });
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(say.damagedTable(path), { cause: error });
  }
  return rows;
}

async function findErasures(
  folder: string,
  { madeAt }: format.Contents,
  source: ErasureSource,
): Promise<ErasureList | null> {
  if (source === 'none') return null;
  if (source !== 'beside') return findErasuresIn(source.in, new Date(madeAt));
  const given = dirname(folder);
  const found = await readThrough(given, () => openErasures(given, widen(new Date(madeAt))));
  if (found === null) throw new StartError(say.erasuresMissing(given));
  return found;
}

/** The erasures since a snapshot, from a folder given by the operator. Throws a StartError if there are none. */
export async function findErasuresIn(given: string, snapshot: Date): Promise<ErasureList> {
  const found = await readThrough(given, () => openErasuresIn(given, widen(snapshot)));
  if (found === null) throw new StartError(say.noErasuresIn(given));
  return found;
}

const widen = (snapshot: Date): Date => new Date(snapshot.getTime() - ERASURES_BEFORE_MS);

/** Opens the list, and reads it once to find out whether all of it can be read. Throws a StartError if not. */
async function readThrough(
  folder: string,
  open: () => Promise<ErasureList | null>,
): Promise<ErasureList | null> {
  try {
    const list = await open();
    if (list !== null) for await (const _ of list);
    return list;
  } catch (error) {
    throw new StartError(say.erasuresUnreadable(folder, errorCode(error) ?? String(error)), { cause: error });
  }
}
