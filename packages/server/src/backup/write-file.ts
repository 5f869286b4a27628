// Writes files of a backup: readable by their owner only, and on the disk before anything refers to them.
import { createHash } from 'node:crypto';
import { constants, copyFile, type FileHandle, link, mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../start-error.ts';

export const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

export interface WrittenFile {
  readonly bytes: number;
  readonly sha256: string;
}

export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
}

export const hashSha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Fails if the file exists. Most folders exist already, so the folder is made only if it is missing. */
export async function createFile(path: string): Promise<FileHandle> {
  return inFolder(dirname(path), () => open(path, 'wx', FILE_MODE));
}

async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  await makeFolder(folder);
  return work();
}

export async function writeWhole(path: string, bytes: Uint8Array): Promise<WrittenFile> {
  const handle = await createFile(path);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { bytes: bytes.length, sha256: hashSha256(bytes) };
}

/** Reads the source to its end. */
export async function writeStream(path: string, source: Readable, signal: AbortSignal): Promise<WrittenFile> {
  const handle = await createFile(path);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    await pipeline(
      source,
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          hash.update(chunk);
          bytes += chunk.length;
          await handle.writeFile(chunk);
        }
      },
      { signal },
    );
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Hard-links the file, or copies it if the file system has no hard links. Returns false if the source is missing or has another size. */
export async function linkFile(from: string, to: string, bytes: number): Promise<boolean> {
  const found = await stat(from).catch(() => null);
  if (found?.size !== bytes) return false;
  await inFolder(dirname(to), () => link(from, to)).catch(async () => {
    await copyFile(from, to, constants.COPYFILE_EXCL);
    await syncPath(to);
  });
  return true;
}

/** Syncs a file or folder. Syncing a folder makes the names in it survive a power cut. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
