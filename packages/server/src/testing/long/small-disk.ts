// A disk of its own for a test, in memory: it can be filled, made read-only and given back. Needs root and a kernel that lets it mount.
import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../../start-error.ts';

const exec = promisify(execFile);
const CHUNK = Buffer.alloc(1024 ** 2);
/** Small ends are filled too: a small file would still find room. */
const CRUMB = Buffer.alloc(4_096);

export type SmallDisk = {
  readonly folder: string;
  /** Until nothing more can be written. */
  fill(): Promise<void>;
  /** Takes away what filled it. */
  makeRoom(): Promise<void>;
  setReadOnly(readOnly: boolean): Promise<void>;
  remove(): Promise<void>;
};

/** Null where this machine does not let it. */
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
      // Lazily: what still reads from it does not hold it up.
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
