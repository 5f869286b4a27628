// Makes a backup while the site serves (docs/decisions/0065). The rows are read in one snapshot; the files that they name are copied after
// it, and nobody removes one meanwhile. All lists are streams: memory does not grow with the number of images.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import type { BackupConfig } from '../config/backup.ts';
import type { ImageStore } from '../files/image-store.ts';
import { withBackupLocks } from './backup-connection.ts';
import {
  abandonBackup,
  beginBackup,
  finishBackup,
  listBackups,
  removeOldBackups,
  type UnfinishedBackup,
} from './backup-folder.ts';
import * as format from './backup-format.ts';
import { type CopiedFiles, copyFiles, type KnownFolder } from './copy-files.ts';
import { type BackupWork, type CopiedRows, copyRows, readTime, type WantedFiles } from './copy-rows.ts';
import { beginErasureList } from './erasure-list.ts';
import { listBackedUp, listLeftover } from './known-files.ts';
import { createLineFile, type LineFile, readLines, toLineStream } from './line-file.ts';
import { createMergeCursor } from './merge-cursor.ts';
import { createSealing } from './sealing.ts';
import { writeStream, writeWhole } from './write-file.ts';

export interface BackupInput {
  readonly connectionString: string;
  readonly images: Pick<ImageStore, 'open'>;
  readonly backup: Pick<BackupConfig, 'dir' | 'keepDays' | 'recipients'>;
  readonly log: Logger;
}

export interface MadeBackup {
  readonly folder: string;
  readonly rows: number;
  readonly files: number;
  /** Number of files linked from an earlier backup, included in `files`. */
  readonly linked: number;
  /** Number of images whose file is missing: the backup is complete without them. */
  readonly missingCount: number;
  /** The first of their keys. */
  readonly missing: readonly string[];
  /** Number of older backups removed. */
  readonly removed: number;
}

/** Throws a StartError if another backup is running. When it fails or is stopped, it leaves only files for the next one to take over. */
export async function makeBackup(
  input: BackupInput,
  signal: AbortSignal = new AbortController().signal,
): Promise<MadeBackup> {
  const { dir, keepDays } = input.backup;
  return withBackupLocks(input.connectionString, signal, async (client, alive) => {
    const at = await readTime(client);
    const unfinished = await beginBackup(input.backup, at);
    try {
      await beginErasureList(dir, at);
      const made = await fill(input, client, unfinished, alive);
      // If the connection was lost unnoticed, another backup may have taken this folder over.
      await client.query('select 1');
      const folder = await finishBackup(dir, unfinished);
      return { ...made, folder, removed: await removeOldBackups(dir, at, keepDays) };
    } catch (error) {
      await abandonBackup(unfinished, error).catch((left: unknown) =>
        input.log.warn({ err: left }, 'what a failed backup left could not be removed; the next one does so'),
      );
      throw error;
    }
  });
}

async function fill(input: BackupInput, client: Client, unfinished: UnfinishedBackup, signal: AbortSignal) {
  const { backup, log } = input;
  const { folder } = unfinished;
  const scratch = join(folder, 'scratch');
  const sealing = createSealing(backup.recipients);
  const work: BackupWork = { client, folder, scratch, sealing, log, signal };
  const rows = await copyRows(work);
  const list = await createLineFile(join(folder, unfinished.list));
  try {
    const known = await findKnownFolders(work, backup, unfinished);
    const { wanted } = rows;
    const copied = await copyFiles(work, { images: input.images, wanted, known, list });
    const { count, first } = copied.missing;
    if (count > 0)
      log.error({ count, keys: first }, 'images whose file is gone are in the backup without it');
    const manifest = await describe(work, backup.recipients, { rows, copied, list });
    await rm(scratch, { recursive: true, force: true });
    signal.throwIfAborted();
    await writeWhole(join(folder, format.MANIFEST), Buffer.from(JSON.stringify(manifest, null, 2)));
    return {
      rows: rows.told.tables.reduce((sum, table) => sum + table.rows, 0),
      files: copied.count,
      linked: copied.linked,
      missingCount: count,
      missing: first,
    };
  } finally {
    // After a failure too: what the list names is not copied a second time.
    await list.flush().catch(() => undefined);
    await list.close();
  }
}

async function findKnownFolders(
  work: BackupWork,
  { dir, recipients }: BackupInput['backup'],
  { leftover }: UnfinishedBackup,
): Promise<KnownFolder[]> {
  const known: KnownFolder[] = [];
  if (leftover !== null) known.push({ folder: leftover, files: listLeftover(work, leftover) });
  const [previous] = await listBackups(dir);
  if (previous !== undefined) {
    const { folder } = previous;
    known.push({ folder, files: await listBackedUp(work, folder, recipients) });
  }
  return known;
}

interface ToDescribe {
  readonly rows: CopiedRows;
  readonly copied: CopiedFiles;
  readonly list: LineFile;
}

/** Builds the content of `backup.json`. For an encrypted backup it lists the files, and nothing of what they contain. */
async function describe(
  work: BackupWork,
  recipients: readonly string[],
  { rows, copied, list }: ToDescribe,
): Promise<format.Manifest> {
  const { count } = copied;
  if (!work.sealing.isSealed) {
    const { sha256 } = await list.finish();
    return { format: 1, recipients: [], ...rows.told, files: { count, sha256 } };
  }
  await list.flush();
  const files = await sealFileList(work, rows.wanted);
  const contents: format.Contents = { ...rows.told, files: { count, sha256: files.sha256 } };
  const sealed = await sealContents(work, contents);
  for (const entry of [...rows.stored, files, sealed]) await list.add(entry);
  const { sha256 } = await list.finish();
  return { format: 2, recipients: [...recipients], stored: sha256 };
}

/** Writes the keys that the list of stored files hides: both lists have the same order. */
async function sealFileList(work: BackupWork, wanted: WantedFiles): Promise<format.StoredEntry> {
  const path = `${format.FILE_LIST}${work.sealing.suffix}`;
  const lines = toLineStream(listKeys(work, wanted));
  const written = await writeStream(
    join(work.folder, path),
    await work.sealing.sealStream(lines),
    work.signal,
  );
  return { path, ...written };
}

async function* listKeys(work: BackupWork, wanted: WantedFiles): AsyncGenerator<string> {
  const stored = createMergeCursor(listStored(work));
  try {
    for await (const { key, variant, path } of wanted()) {
      const entry = await stored.find(path);
      if (entry === undefined) continue;
      const { bytes, sha256 } = entry;
      yield JSON.stringify({ key, variant, bytes, sha256 } satisfies format.BackedUpFile);
    }
  } finally {
    await stored.close();
  }
}

async function* listStored({ folder }: BackupWork): AsyncGenerator<format.StoredEntry> {
  for await (const line of readLines(join(folder, format.STORED_LIST))) {
    const entry = format.parseStoredLine(line);
    if (entry !== null) yield entry;
  }
}

async function sealContents(
  { folder, sealing }: BackupWork,
  contents: format.Contents,
): Promise<format.StoredEntry> {
  const path = `${format.CONTENTS}${sealing.suffix}`;
  const bytes = await sealing.seal(Buffer.from(JSON.stringify(contents)));
  return { path, ...(await writeWhole(join(folder, path), bytes)) };
}
