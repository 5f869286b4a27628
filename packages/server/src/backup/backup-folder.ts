// The folder of a site's backups, one subfolder each, and of the erasure list (`erased/`). A backup that is being made is in a folder
// `unfinished-…`. If it is interrupted, the next one takes over the files that it had copied.
import { access, lstat, mkdir, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrently } from '@palmares/core/map-concurrently';
import { isDiskFull } from '../disk-full.ts';
import { errorCode } from '../start-error.ts';
import { FILES, MANIFEST, openList } from './backup-format.ts';
import { hashSha256, makeFolder, syncPath } from './write-file.ts';

const DAY_MS = 86_400_000;
const REMOVALS_AT_ONCE = 8;
/** A timestamp as a folder name, without characters that some file systems refuse. */
const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/;
const UNFINISHED = /^unfinished-/;
/** The time, then the digest of the public keys. Older versions wrote no digest. */
const UNFINISHED_NAME = /^unfinished-(.*Z)-([0-9a-f]{16})$/;

export interface FoundBackup {
  readonly folder: string;
  readonly at: Date;
}

/** A backup that is being made. */
export interface UnfinishedBackup {
  readonly folder: string;
  readonly at: Date;
  /** Name of the list of the files that are already copied: see `openList`. */
  readonly list: string;
  /** The folder of an interrupted backup for the same keys, with its files and its list, and nothing else. */
  readonly leftover: string | null;
}

interface Making {
  readonly dir: string;
  readonly keepDays: number;
  /** Public keys. */
  readonly recipients: readonly string[];
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
 * Creates the folder of a new backup. Call it under the backup lock: every unfinished folder is of a backup that was interrupted. It
 * removes them, except the leftover.
 */
export async function beginBackup(making: Making, at: Date): Promise<UnfinishedBackup> {
  const { dir, recipients } = making;
  await makeFolder(dir);
  const list = openList({ isSealed: recipients.length > 0 });
  const names = await namesIn(dir);
  const leftover = await findLeftover(making, names, list, at);
  for (const name of names) {
    const isCutOff = timeOf(name) !== null && !(await isWhole(join(dir, name)));
    if ((isCutOff || UNFINISHED.test(name)) && name !== leftover) await remove(join(dir, name));
  }
  if (leftover !== null) await keepCopiedFiles(join(dir, leftover), list);
  const folder = join(dir, `unfinished-${getName(at)}-${digestKeys(recipients)}`);
  await mkdir(folder, { mode: 0o700 });
  return { folder, at, list, leftover: leftover === null ? null : join(dir, leftover) };
}

/** The name of the interrupted backup that had copied the most for the same keys; none that is older than backups are kept. */
async function findLeftover(
  { dir, keepDays, recipients }: Making,
  names: readonly string[],
  list: string,
  now: Date,
): Promise<string | null> {
  const digest = digestKeys(recipients);
  let most = { name: null as string | null, bytes: 0 };
  for (const name of names) {
    const [, time = '', keys] = UNFINISHED_NAME.exec(name) ?? [];
    const begunAt = timeOf(time);
    if (begunAt === null || keys !== digest || isTooOld(begunAt, now, keepDays)) continue;
    const bytes = await sizeOf(join(dir, name, list));
    if (bytes > most.bytes) most = { name, bytes };
  }
  return most.name;
}

/** Renames the finished backup into place, and removes the leftover. Returns its folder. */
export async function finishBackup(
  dir: string,
  { folder: unfinished, at, leftover }: UnfinishedBackup,
): Promise<string> {
  const folder = join(dir, getName(at));
  await syncFolders(unfinished);
  await rename(unfinished, folder);
  await syncPath(dir);
  // The backup is complete. What cannot be removed now is removed by the next one.
  if (leftover !== null) await remove(leftover).catch(() => undefined);
  return folder;
}

/**
 * Keeps the copied files of a backup that failed, for the next one. If the disk is full it keeps nothing: the database may be on the same
 * one.
 */
export async function abandonBackup(
  { folder, list, leftover }: UnfinishedBackup,
  error: unknown,
): Promise<void> {
  const isFull = isDiskFull(error);
  if (isFull || (await sizeOf(join(folder, list))) === 0) await remove(folder);
  else await keepCopiedFiles(folder, list);
  if (isFull && leftover !== null) await remove(leftover);
}

/** Removes backups older than `keepDays`; the newest stays whatever its age. Returns how many were removed. */
export async function removeOldBackups(dir: string, now: Date, keepDays: number): Promise<number> {
  const [, ...others] = await listBackups(dir);
  const old = others.filter(({ at }) => isTooOld(at, now, keepDays));
  for (const { folder } of old) {
    // The manifest goes first: an interrupted removal then leaves an incomplete backup, which the next backup clears away.
    await rm(join(folder, MANIFEST), { force: true });
    await remove(folder);
  }
  return old.length;
}

const isTooOld = (at: Date, now: Date, keepDays: number): boolean =>
  now.getTime() - at.getTime() > keepDays * DAY_MS;

/** Files encrypted for other keys must not be taken over. */
const digestKeys = (recipients: readonly string[]): string =>
  hashSha256(Buffer.from(recipients.join())).slice(0, 16);

/** A folder may hold more names than fit into memory: those of its files are read one after the other. Nothing happens if it is missing. */
async function remove(path: string): Promise<void> {
  if (await isFolder(path)) {
    const entries = mapConcurrently(await opendir(path), REMOVALS_AT_ONCE, async (entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) await remove(inner);
      else await rm(inner, { force: true });
    });
    for await (const _ of entries);
  }
  await rm(path, { recursive: true, force: true });
}

const isFolder = async (path: string): Promise<boolean> =>
  (await lstat(path).catch(() => null))?.isDirectory() === true;

/** 0 for a file that does not exist. */
const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.size ?? 0;

/** Removes the rows, which only their own backup can use, and whatever else is there. */
async function keepCopiedFiles(folder: string, list: string): Promise<void> {
  for (const name of await namesIn(folder))
    if (name !== FILES && name !== list) await remove(join(folder, name));
}

/** The files of images are in folders of `files`, which hold no other. */
async function syncFolders(folder: string): Promise<void> {
  for (const parent of [join(folder, FILES), folder]) {
    const entries = await readdir(parent, { withFileTypes: true }).catch(nothingIfMissing);
    for (const entry of entries) if (entry.isDirectory()) await syncPath(join(parent, entry.name));
  }
  await syncPath(folder);
}

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(nothingIfMissing);

function nothingIfMissing(error: unknown): never[] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}

const isWhole = (folder: string): Promise<boolean> =>
  access(join(folder, MANIFEST)).then(
    () => true,
    () => false,
  );
