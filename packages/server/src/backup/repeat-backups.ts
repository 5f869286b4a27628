// Makes periodic backups if the configuration asks for them. Any number of servers may share one folder: the newest backup there determines
// when the next is due, and a lock allows one at a time.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { BackupInProgress } from './backup-connection.ts';
import { listBackups } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';

const HOUR_MS = 3_600_000;
/** Delay after a failure, and the longest delay between two checks of the clock: a machine may have been suspended. */
const LOOK_EVERY_MS = 15 * 60_000;

type Backing = Pick<Deps, 'config' | 'images' | 'log' | 'clock'>;

/** Makes a backup if one is due. Returns the delay in milliseconds until the next check. */
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

/** Runs until the signal is aborted; does nothing if no backups are configured. */
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
      // Another server has started the backup.
      if (!signal.aborted && !(error instanceof BackupInProgress))
        deps.log.error({ err: error }, 'a backup could not be made, and will be tried again');
    }
    await sleep(waitMs, undefined, { signal }).catch(() => undefined);
  }
}
