// A separate in-memory disk for a test: it can be filled, made read-only and unmounted. Needs root and a kernel that allows mounting.
import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../start-error.ts';

const exec = promisify(execFile);
const CHUNK = Buffer.alloc(1024 ** 2);
/** Fills the remaining bytes too, which a small file would otherwise fit into. */
const CRUMB = Buffer.alloc(4_096);

export type SmallDisk = {
  readonly folder: string;
  /** Writes until the disk is full. */
  fill(): Promise<void>;
  /** Removes the filling. */
  makeRoom(): Promise<void>;
  setReadOnly(readOnly: boolean): Promise<void>;
  remove(): Promise<void>;
};

/** Returns null if this machine does not allow mounting. */
export async function createSmallDisk(folder: string, megabytes: number): Promise<SmallDisk | null> {
  await mkdir(folder, { recursive: true });
  try {
    await exec('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder]);
  } catch {
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill() {
      const file = await open(filler, 'a');
      for (const piece of [CHUNK, CRUMB]) while (await fits(() => file.appendFile(piece)));
      await file.close();
    },
    makeRoom: () => rm(filler, { force: true }),
    async setReadOnly(readOnly) {
      await exec('mount', ['-o', `remount,${readOnly ? 'ro' : 'rw'}`, folder]);
    },
    async remove() {
      // Lazily, so that processes still reading from it do not block it.
      await exec('umount', ['--lazy', folder]);
    },
  };
}

async function fits(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOSPC') return false;
    throw error;
  }
}
