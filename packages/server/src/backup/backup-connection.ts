// The one connection of a backup. It holds two locks as long as it lives: of the backup that is under way, and of the removal of files.
import { Client } from 'pg';
import { REMOVAL_LOCK } from '../db/removal-lock.ts';
import { StartError } from '../start-error.ts';
import { backupMessages as say } from './backup-messages.ts';

/** Any number that nobody else uses for an advisory lock of this database. */
const BACKUP_LOCK = 65_064;

/** One backup at a time, whoever asks for it. */
export class BackupUnderWay extends StartError {
  constructor() {
    super(say.underWay);
    this.name = 'BackupUnderWay';
  }
}

/** No statement of it is short, and none is left to an impatient default of the database. Text is read alike by every server. */
const SETTINGS = `set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set client_encoding = 'UTF8'; set datestyle = 'ISO'; set timezone = 'UTC'; set extra_float_digits = 1`;

export async function connectForRows(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, application_name: 'palmares-backup', keepAlive: true });
  // What was asked of it fails as well, and says so.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(SETTINGS);
  return client;
}

/**
 * Runs `work` alone: while it does, nobody removes a file. Its signal says that the connection, and so the locks, are lost. Throws a
 * BackupUnderWay or another StartError.
 */
export async function withBackupLocks<T>(
  connectionString: string,
  signal: AbortSignal,
  work: (client: Client, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const client = await connectForRows(connectionString);
  const lost = new AbortController();
  client.once('end', () => lost.abort(new StartError(say.connectionLost)));
  try {
    const { rows } = await client.query<{ free: boolean }>(
      `select pg_try_advisory_lock(${BACKUP_LOCK}) as free`,
    );
    if (rows[0]?.free !== true) throw new BackupUnderWay();
    // Waits for the removals that are under way.
    await client.query(`select pg_advisory_lock(${REMOVAL_LOCK})`);
    const result = await work(client, AbortSignal.any([signal, lost.signal]));
    // A connection that is lost unnoticed has lost the locks.
    await client.query('select 1');
    return result;
  } finally {
    await client.end().catch(() => undefined);
  }
}
