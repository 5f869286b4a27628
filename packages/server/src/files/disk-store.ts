import { close, constants, createReadStream, fstat, open as openDescriptor, read } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  createImageKey,
  FILE_VARIANTS,
  type FileVariant,
  fileNameOf,
  type ImageStore,
  isImageKey,
  READ_WHOLE_MAX,
  StorageUnavailable,
  type StoredFile,
} from './image-store.ts';

// A picture is read for each reply: descriptors cost the processor two thirds of what handles of node:fs/promises do.
const descriptors = {
  open: promisify(openDescriptor),
  stat: promisify(fstat),
  read: promisify(read),
};

/** In the data folder. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files');

/** Beside the folders of keys, whose names are hexadecimal: what is written stands here until it is whole. */
const TEMPORARY = 'tmp';

/** Files under `root`/ab/cd/<key>/<name of the variant>, where ab and cd open the key: no folder grows huge. */
export function createDiskStore(root: string): ImageStore {
  /** Throws for anything but a key that we made, so that no other text becomes a path. */
  const folderOf = (key: string): string => {
    if (!isImageKey(key)) throw new RangeError('not an image key');
    return join(root, key.slice(0, 2), key.slice(2, 4), key);
  };
  const fileOf = (key: string, variant: FileVariant): string => {
    if (!FILE_VARIANTS.includes(variant)) throw new RangeError('not a variant');
    return join(folderOf(key), fileNameOf(variant));
  };
  /** A folder that was there is a disk that is gone when it is not any more: made anew, it would take in what is lost once the disk is back. */
  let wasThere = false;

  return {
    async put(key, variant, bytes) {
      const file = fileOf(key, variant);
      await orUnavailable(async () => {
        if (wasThere) await access(root);
        await putFile(root, file, bytes);
      });
      wasThere = true;
    },

    async open(key, variant) {
      const file = fileOf(key, variant);
      return orUnavailable(() => openFile(file));
    },

    async list(key) {
      const folder = folderOf(key);
      const names = await orUnavailable(() => listFiles(folder));
      return FILE_VARIANTS.filter((variant) => names.includes(fileNameOf(variant)));
    },

    async *keys() {
      for (const first of await orUnavailable(() => listFolders(root)))
        for (const second of await orUnavailable(() => listFolders(join(root, first))))
          for (const key of await orUnavailable(() => listFolders(join(root, first, second))))
            if (isImageKey(key)) yield key;
    },

    async remove(key) {
      const folder = folderOf(key);
      await orUnavailable(() => rm(folder, { recursive: true, force: true }));
    },

    async inspect() {
      return orUnavailable(async () => {
        await access(root, constants.R_OK | constants.X_OK);
        const { bavail, bsize } = await statfs(root);
        wasThere = true;
        return { bytesFree: bavail * bsize };
      });
    },
  };
}

/** The bytes go to a temporary file that is renamed once it is on the disk: nobody ever reads half of a file. */
async function putFile(root: string, file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file);
  const temporary = join(root, TEMPORARY, `${basename(file)}.${createImageKey()}`);
  await mkdir(dirname(temporary), { recursive: true });
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

/** Removes what writes left behind that a kill cut off before that moment. Two processes may do so at the same time. */
export async function removeTemporaryFiles(root: string, before: Date): Promise<void> {
  const folder = join(root, TEMPORARY);
  for (const name of await listFiles(folder)) {
    const file = join(folder, name);
    if ((await changedAt(file)) < before) await rm(file, { force: true });
  }
}

/** Of a file that is not there any more, now. */
async function changedAt(file: string): Promise<Date> {
  try {
    return (await stat(file)).mtime;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return new Date();
    throw error;
  }
}

async function openFile(file: string): Promise<StoredFile | null> {
  let descriptor: number;
  try {
    descriptor = await descriptors.open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  let isStreamed = false;
  try {
    const { size } = await descriptors.stat(descriptor);
    isStreamed = size > READ_WHOLE_MAX;
    if (isStreamed) return { body: createReadStream(file, { fd: descriptor }), size };
    const body = Buffer.allocUnsafe(size);
    const { bytesRead } = await descriptors.read(descriptor, body, 0, size, 0);
    return { body: body.subarray(0, bytesRead), size: bytesRead };
  } finally {
    // Nothing is to be told of a file that was only read, and nobody waits for it.
    if (!isStreamed) close(descriptor, () => undefined);
  }
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

async function listFolders(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
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
