// Makes backups from time to time, when the configuration says how often. Any number of servers may do so on one folder: the newest backup there says
// when the next is due, and a lock that there is one at a time.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { BackupUnderWay } from './backup-connection.ts';
import { listBackups } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';

const HOUR_MS = 3_600_000;
/** After one that failed, and at the most between two looks at the clock: a machine may have slept. */
const LOOK_EVERY_MS = 15 * 60_000;

type Backing = Pick<Deps, 'config' | 'images' | 'log' | 'clock'>;

/** Makes one when it is due. Returns in how many milliseconds to ask again. */
export async function backUpWhenDue(
  deps: Backing,
  connectionString: string,
  signal: AbortSignal,
): Promise<number> {
  const { backup } = deps.config;
  const everyMs = (backup.everyHours ?? 0) * HOUR_MS;
  const [newest] = await listBackups(backup.dir);
  const waitMs = newest === undefined ? 0 : newest.at.getTime() + everyMs - deps.clock().getTime();
  if (waitMs > 0) return Math.min(waitMs, LOOK_EVERY_MS);
  const made = await makeBackup({ connectionString, images: deps.images, backup, log: deps.log }, signal);
  const { rows, files, linked, removed } = made;
  deps.log.info({ rows, files, linked, removed }, 'a backup was made');
  return LOOK_EVERY_MS;
}

/** Runs until the signal is aborted; does nothing when no backup is asked for. */
export async function repeatBackups(
  deps: Backing,
  connectionString: string,
  signal: AbortSignal,
): Promise<void> {
  if (deps.config.backup.everyHours === undefined) return;
  while (!signal.aborted) {
    let waitMs = LOOK_EVERY_MS;
    try {
      waitMs = await backUpWhenDue(deps, connectionString, signal);
    } catch (error) {
      // Another server was quicker.
      if (!signal.aborted && !(error instanceof BackupUnderWay))
        deps.log.error({ err: error }, 'a backup could not be made, and will be tried again');
    }
    await sleep(waitMs, undefined, { signal }).catch(() => undefined);
  }
}
