import { join, resolve } from 'node:path';
import { configMessages as say } from './config-messages.ts';
import * as values from './values.ts';
import type { VariableReader } from './variable-reader.ts';

export interface BackupConfig {
  /** Absolute path of the folder of the backups and of the erasure list. */
  readonly dir: string;
  /** When undefined, the server makes no automatic backups. */
  readonly everyHours: number | undefined;
  /** Age in days beyond which a new backup removes older ones. */
  readonly keepDays: number;
  /** Public keys (age) that backups are encrypted to; if empty, they are not encrypted. */
  readonly recipients: readonly string[];
}

/** Relative paths start from `folder`. */
export function readBackup(
  read: VariableReader,
  { folder, dataDir }: { folder: string; dataDir: string },
): BackupConfig {
  return Object.freeze({
    dir: resolve(folder, read.text('BACKUP_DIR')?.trim() ?? join(dataDir, 'backups')),
    everyHours: read.value('BACKUP_EVERY_HOURS', undefined, values.parseBackupHours, say.backupHours),
    keepDays: read.value('BACKUP_KEEP_DAYS', values.BACKUP_DAYS_MAX, values.parseBackupDays, say.backupDays),
    recipients: read.value('BACKUP_RECIPIENT', [], values.parseRecipients, say.backupRecipient),
  });
}
