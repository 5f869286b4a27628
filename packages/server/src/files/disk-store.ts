import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  createImageKey,
  type ImageStore,
  type ImageVariant,
  isImageKey,
  isImageVariant,
  StorageUnavailable,
  type StoredFile,
} from './image-store.ts';

/** Files under `root`/ab/cd/<key>/<variant>.webp, where ab and cd open the key: no folder grows huge. */
export function createDiskStore(root: string): ImageStore {
  /** Throws for anything but a key that we made, so that no other text becomes a path. */
  const folderOf = (key: string): string => {
    if (!isImageKey(key)) throw new RangeError('not an image key');
    return join(root, key.slice(0, 2), key.slice(2, 4), key);
  };
  const fileOf = (key: string, variant: ImageVariant): string => {
    if (!isImageVariant(variant)) throw new RangeError('not an image variant');
    return join(folderOf(key), `${variant}.webp`);
  };

  return {
    async put(key, variant, bytes) {
      const file = fileOf(key, variant);
      await orUnavailable(() => putFile(root, file, bytes));
    },

    async open(key, variant) {
      const file = fileOf(key, variant);
      return orUnavailable(() => openFile(file));
    },

    async remove(key) {
      const folder = folderOf(key);
      await orUnavailable(() => rm(folder, { recursive: true, force: true }));
    },
  };
}

/** The bytes go to a temporary file that is renamed once it is on the disk: nobody ever reads half of a file. */
async function putFile(root: string, file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file);
  const temporary = `${file}.${createImageKey()}.tmp`;
  const created = await mkdir(folder, { recursive: true });
  try {
    await writeDurably(temporary, bytes);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
  // A new folder survives a power cut only once its parents are on the disk too.
  if (created !== undefined) {
    const shard = dirname(folder);
    for (const parent of [shard, dirname(shard), root]) await syncFolder(parent);
  }
}

async function openFile(file: string): Promise<StoredFile | null> {
  let handle: FileHandle;
  try {
    handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  try {
    const { size } = await handle.stat();
    return { stream: handle.createReadStream(), size };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Every system error of the disk (full, read-only, not ours, gone) is the storage being unavailable. */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
      throw new StorageUnavailable(error.code, { cause: error });
    }
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
