// The folder of a site's backups, one subfolder each, and of the erasure list (`erased/`).
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../start-error.ts';
import { MANIFEST } from './backup-format.ts';
import { makeFolder, syncPath } from './write-file.ts';

const DAY_MS = 86_400_000;
/** A timestamp as a folder name, without characters that some file systems refuse. */
const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/;
const UNFINISHED = /^unfinished-/;

export interface FoundBackup {
  readonly folder: string;
  readonly at: Date;
}

const getName = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');

function timeOf(name: string): Date | null {
  const at = new Date(name.replace(NAME, '$1$2:$3:$4.$5Z'));
  return NAME.test(name) && !Number.isNaN(at.getTime()) ? at : null;
}

/** Lists complete backups, newest first. */
export async function listBackups(dir: string): Promise<FoundBackup[]> {
  const found: FoundBackup[] = [];
  for (const name of await namesIn(dir)) {
    const at = timeOf(name);
    const folder = join(dir, name);
    if (at !== null && (await isWhole(folder))) found.push({ folder, at });
  }
  return found.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/**
 * Creates the folder of a new backup. Call it under the backup lock: it removes every unfinished folder, since that backup was interrupted.
 */
export async function beginBackup(dir: string, at: Date): Promise<string> {
  await makeFolder(dir);
  for (const name of await namesIn(dir)) {
    const isCutOff = timeOf(name) !== null && !(await isWhole(join(dir, name)));
    if (isCutOff || UNFINISHED.test(name)) await rm(join(dir, name), { recursive: true, force: true });
  }
  const folder = join(dir, `unfinished-${getName(at)}`);
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

/** Renames the finished backup into place. Returns its folder. */
export async function finishBackup(dir: string, unfinished: string, at: Date): Promise<string> {
  const folder = join(dir, getName(at));
  await syncFolders(unfinished);
  await rename(unfinished, folder);
  await syncPath(dir);
  return folder;
}

/** Removes backups older than `keepDays`; the newest stays whatever its age. Returns how many were removed. */
export async function removeOldBackups(dir: string, now: Date, keepDays: number): Promise<number> {
  const [, ...others] = await listBackups(dir);
  const old = others.filter(({ at }) => now.getTime() - at.getTime() > keepDays * DAY_MS);
  for (const { folder } of old) {
    // The manifest goes first: an interrupted removal then leaves an incomplete backup, which the next backup clears away.
    await rm(join(folder, MANIFEST), { force: true });
    await rm(folder, { recursive: true, force: true });
  }
  return old.length;
}

async function syncFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await syncPath(join(entry.parentPath, entry.name));
  await syncPath(folder);
}

async function namesIn(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

const isWhole = (folder: string): Promise<boolean> =>
  access(join(folder, MANIFEST)).then(
    () => true,
    () => false,
  );
