// Spools the bytes of an upload to the disk while it waits for its turn, so that waiting uploads use no memory. The file is unlinked as
// soon as it is open: however the process ends, the system removes it.
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../start-error.ts';
import { StorageUnavailable } from './image-store.ts';

export type SpooledFile = {
  /** Bytes. */
  readonly size: number;
  /** Base64url. */
  readonly sha256: string;
  read(): Promise<Buffer>;
  /** Closes the file, which frees its space on the disk. Calling it twice is harmless. */
  discard(): Promise<void>;
};

/**
 * Reads `source` to its end.
 * @throws {StorageUnavailable} if the disk fails; errors of `source` are rethrown unchanged
 */
export async function spool(folder: string, source: Readable): Promise<SpooledFile> {
  const handle = await openNameless(folder);
  try {
    const hash = createHash('sha256');
    let size = 0;
    await pipeline(source, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        hash.update(chunk);
        await orUnavailable(() => handle.writeFile(chunk));
        size += chunk.length;
      }
    });
    return {
      size,
      sha256: hash.digest('base64url'),
      read: () => orUnavailable(() => readWhole(handle, size)),
      discard: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  return orUnavailable(async () => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    const handle = await open(path, 'wx+', 0o600);
    try {
      await rm(path);
    } catch (error) {
      await handle.close();
      throw error;
    }
    return handle;
  });
}

async function readWhole(handle: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(size);
  let offset = 0;
  while (offset < size) {
    const { bytesRead } = await handle.read(bytes, offset, size - offset, offset);
    if (bytesRead === 0) throw new Error('the spooled file has become shorter');
    offset += bytesRead;
  }
  return bytes;
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new StorageUnavailable(errorCode(cause) ?? 'unknown', { cause });
  }
}
