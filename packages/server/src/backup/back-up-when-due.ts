// Makes periodic backups if the configuration asks for them. Any number of servers may share one folder: the newest backup there determines
// when the next is due, and a lock allows one at a time.
import type { Deps } from '../deps.ts';
import type { JobQueue } from '../jobs/job-engine.ts';
import { BackupInProgress } from './backup-connection.ts';
import { listBackups } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';

const HOUR_MS = 3_600_000;

type Backing = Pick<Deps, 'config' | 'images' | 'log' | 'clock'>;

/** Makes a backup if one is due and none runs. Returns whether it did. */
export async function backUpWhenDue(
  deps: Backing,
  connectionString: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { backup } = deps.config;
  const everyMs = (backup.everyHours ?? 0) * HOUR_MS;
  const [newest] = await listBackups(backup.dir);
  if (newest !== undefined && newest.at.getTime() + everyMs > deps.clock().getTime()) return false;
  try {
    const made = await makeBackup({ connectionString, images: deps.images, backup, log: deps.log }, signal);
    const { rows, files, linked, removed } = made;
    deps.log.info({ rows, files, linked, removed }, 'a backup was made');
    return true;
  } catch (error) {
    // The operator or an older server makes one.
    if (error instanceof BackupInProgress) return false;
    throw error;
  }
}

/** None without a configuration: a server whose folder is not that of the backups takes no such job. */
export function createBackupQueues(deps: Backing, connectionString: string): readonly JobQueue[] {
  if (deps.config.backup.everyHours === undefined) return [];
  return [
    {
      name: 'backups',
      cron: '* * * * *',
      atStart: true,
      // A backup takes up to hours; a failed one is tried again within a quarter of an hour.
      options: { heartbeatSeconds: 60, expireInSeconds: 86_400, retryDelay: 900, retryDelayMax: 900 },
      run: (_key, signal) => backUpWhenDue(deps, connectionString, signal),
    },
  ];
}
