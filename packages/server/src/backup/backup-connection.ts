// The one connection of a backup. It holds two locks as long as it lives: one against a second backup, one against the removal of files.
import { Client } from 'pg';
import { REMOVAL_LOCK } from '../db/removal-lock.ts';
import { bool, defineRow } from '../db/row-type.ts';
import { StartError } from '../start-error.ts';
import { backupMessages as say } from './backup-messages.ts';

/** Arbitrary advisory lock number, unique in this database. */
const BACKUP_LOCK = 65_064;

const TRIED_LOCK = defineRow('tried backup lock', { free: bool });

/** Thrown when another backup is running: there is one at a time. */
export class BackupInProgress extends StartError {
  constructor() {
    super(say.underWay);
    this.name = 'BackupInProgress';
  }
}

/**
 * A backup's statements are long, so they must not inherit timeouts of the database. The text settings make every server read the rows
 * alike.
 */
const SETTINGS = `set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set client_encoding = 'UTF8'; set datestyle = 'ISO'; set timezone = 'UTC'; set extra_float_digits = 1`;

export async function connectForBackup(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, application_name: 'palmares-backup', keepAlive: true });
  // The pending query rejects with the same error.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(SETTINGS);
  return client;
}

/**
 * Runs `work` alone: meanwhile nobody removes a file. Its signal is aborted when the connection, and so the locks, are lost. Throws a
 * BackupInProgress or another StartError.
 */
export async function withBackupLocks<T>(
  connectionString: string,
  signal: AbortSignal,
  work: (client: Client, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const client = await connectForBackup(connectionString);
  const lost = new AbortController();
  client.once('end', () => lost.abort(new StartError(say.connectionLost)));
  try {
    const tried = await TRIED_LOCK.findOn(client, `select pg_try_advisory_lock(${BACKUP_LOCK}) as free`);
    if (tried?.free !== true) throw new BackupInProgress();
    // Waits for the removals in progress.
    await client.query(`select pg_advisory_lock(${REMOVAL_LOCK})`);
    const result = await work(client, AbortSignal.any([signal, lost.signal]));
    // If the connection was lost unnoticed, so were the locks, and this query throws.
    await client.query('select 1');
    return result;
  } finally {
    await client.end().catch(() => undefined);
  }
}
