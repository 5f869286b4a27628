// Validates a backup before anything of it is restored, so that a refusal has written nothing.
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
import { type Erasure, readErasures, readErasuresIn } from './erasure-list.ts';
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
  readonly files: readonly (format.BackedUpFile & { readonly path: string })[];
  readonly unsealing: Unsealing;
  /** Erasures since the backup; null if the operator asked not to repeat them. */
  readonly erasures: readonly Erasure[] | null;
}

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
  const files = await readFiles(folder, manifest, contents, unsealing);
  for (const table of contents.tables) await assertTableWhole(folder, table, unsealing);
  return { folder, contents, files, unsealing, erasures: await findErasures(folder, contents, erasures) };
}

async function readContents(
  folder: string,
  manifest: format.Manifest,
  unsealing: Unsealing,
): Promise<format.Contents> {
  if (manifest.format === 1) return manifest;
  const stored = await readFile(join(folder, format.STORED_LIST)).catch(() => null);
  if (stored === null || hashSha256(stored) !== manifest.stored)
    throw new StartError(say.damagedTable(format.STORED_LIST));
  const path = `${format.CONTENTS}${unsealing.suffix}`;
  const expected = format.parseStoredList(getText(stored)).find((file) => file.path === path);
  const bytes = await readFile(join(folder, path)).catch(() => null);
  if (bytes === null || hashSha256(bytes) !== expected?.sha256) throw new StartError(say.damagedTable(path));
  return format.parseContents(folder, getText(await unsealing.unseal(bytes, path)));
}

async function readFiles(
  folder: string,
  { format: version }: format.Manifest,
  contents: format.Contents,
  unsealing: Unsealing,
): Promise<OpenedBackup['files']> {
  const hidesKey = version === 2;
  const path = `${format.FILE_LIST}${hidesKey ? unsealing.suffix : ''}`;
  const bytes = await readFile(join(folder, path)).catch(() => null);
  if (bytes === null || hashSha256(bytes) !== contents.files.sha256)
    throw new StartError(say.damagedTable(path));
  const list = hidesKey ? await unsealing.unseal(bytes, path) : bytes;
  return format
    .parseFileList(folder, getText(list))
    .map((file) => ({ ...file, path: `${format.filePath(file, { hidesKey })}${unsealing.suffix}` }));
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
): Promise<readonly Erasure[] | null> {
  if (source === 'none') return null;
  const since = new Date(new Date(madeAt).getTime() - ERASURES_BEFORE_MS);
  const given = source === 'beside' ? dirname(folder) : source.in;
  const read = source === 'beside' ? readErasures : readErasuresIn;
  const found = await read(given, since).catch((error: unknown) => {
    throw new StartError(say.erasuresUnreadable(given, errorCode(error) ?? String(error)), { cause: error });
  });
  if (found === null)
    throw new StartError(source === 'beside' ? say.erasuresMissing(given) : say.noErasuresIn(given));
  return found;
}
