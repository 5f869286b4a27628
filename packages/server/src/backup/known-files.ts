// The files of earlier backups, which a new one links instead of copying them: those of the newest complete backup, and those of one that
// was interrupted. Their lists are read once, in step with the list of wanted files (merge-cursor.ts).
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Logger } from 'pino';
import * as format from './backup-format.ts';
import { type BackupWork, noteRows } from './copy-rows.ts';
import { readLines, toLineStream } from './line-file.ts';

const UNREADABLE = 'an earlier backup cannot be read: its files are copied again';

export interface KnownFile extends format.StoredEntry {
  /** Path of the file in the earlier backup; `path` is its path in the new one. */
  readonly found: string;
}

/** Ascending by path. */
export type KnownFiles = AsyncIterable<KnownFile>;

/** The files of a complete backup; none if it is encrypted for other keys, or unreadable: a new backup does not need the earlier ones. */
export async function listBackedUp(
  work: BackupWork,
  folder: string,
  recipients: readonly string[],
): Promise<KnownFiles> {
  try {
    return untilUnreadable(await findList(work, folder, recipients), work.log);
  } catch (error) {
    work.log.warn({ err: error }, UNREADABLE);
    return noFiles();
  }
}

/** The files of an interrupted backup, which was made for the same keys and sorted its list. */
export const listLeftover = ({ sealing, log }: BackupWork, folder: string): KnownFiles =>
  untilUnreadable(sealing.isSealed ? readSealedFiles(folder) : readOpenFiles(folder), log);

async function findList(
  work: BackupWork,
  folder: string,
  recipients: readonly string[],
): Promise<KnownFiles> {
  const manifest = await format.readManifest(folder);
  if (manifest.recipients.join() !== recipients.join()) return noFiles();
  if (!work.sealing.isSealed) return readOpenFiles(folder);
  if (manifest.format === 1) return sortFiles(work, readOldFiles(folder, work.sealing.suffix));
  return (await isSorted(folder)) ? readSealedFiles(folder) : sortFiles(work, readSealedFiles(folder));
}

async function* untilUnreadable(files: KnownFiles, log: Logger): AsyncGenerator<KnownFile> {
  try {
    yield* files;
  } catch (error) {
    log.warn({ err: error }, UNREADABLE);
  }
}

async function* noFiles(): AsyncGenerator<KnownFile> {
  // A backup for other keys shares no file.
}

async function* readOpenFiles(folder: string): AsyncGenerator<KnownFile> {
  for await (const line of readLines(join(folder, format.FILE_LIST))) {
    const file = format.parseFileLine(line);
    if (file === null) continue;
    const path = format.filePath(file, { hidesKey: false });
    yield { path, found: path, bytes: file.bytes, sha256: file.sha256 };
  }
}

async function* readSealedFiles(folder: string): AsyncGenerator<KnownFile> {
  for await (const line of readLines(join(folder, format.STORED_LIST))) {
    const entry = format.parseStoredLine(line);
    if (entry !== null && format.isSealedFilePath(entry)) yield { ...entry, found: entry.path };
  }
}

/** Format 1 named encrypted files by their keys. */
async function* readOldFiles(folder: string, suffix: string): AsyncGenerator<KnownFile> {
  for await (const line of readLines(join(folder, format.FILE_LIST))) {
    const file = format.parseFileLine(line);
    if (file === null) continue;
    const [path, found] = [true, false].map(
      (hidesKey) => `${format.filePath(file, { hidesKey })}${suffix}`,
    ) as [string, string];
    yield { path, found, bytes: file.bytes, sha256: file.sha256 };
  }
}

/** Older versions wrote the tables first, then the files in no order. */
async function isSorted(folder: string): Promise<boolean> {
  for await (const line of readLines(join(folder, format.STORED_LIST))) {
    const first = format.parseStoredLine(line);
    return first !== null && format.isSealedFilePath(first);
  }
  return false;
}

/** PostgreSQL sorts the files of a backup of an older version. It may take minutes, once. */
async function sortFiles(work: BackupWork, files: KnownFiles): Promise<KnownFiles> {
  const { client, signal } = work;
  await client.query('begin');
  try {
    await client.query(
      `create temp table known_file (path text collate "C", found text, bytes text, sha256 text) on commit drop`,
    );
    const filling = client.query(copyFrom('copy known_file from stdin'));
    await pipeline(toLineStream(toRows(files)), filling, { signal });
    const sorted = await noteRows(work, 'known', 'select * from known_file order by path');
    await client.query('commit');
    return readRows(sorted.read());
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

async function rollBack(client: Client): Promise<void> {
  await client.query('rollback').catch(() => undefined);
}

/** None of the values holds a character that COPY would escape: each has passed the checks of its list. */
async function* toRows(files: KnownFiles): AsyncGenerator<string> {
  for await (const { path, found, bytes, sha256 } of files) yield [path, found, bytes, sha256].join('\t');
}

async function* readRows(lines: AsyncIterable<string>): AsyncGenerator<KnownFile> {
  for await (const line of lines) {
    const [path = '', found = '', bytes, sha256 = ''] = line.split('\t');
    yield { path, found, bytes: Number(bytes), sha256 };
  }
}
