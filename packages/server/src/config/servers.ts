// The database, and settings for several servers that share one.
import { configMessages as say } from './config-messages.ts';
import * as values from './values.ts';
import type { VariableReader } from './variable-reader.ts';

export interface ServersConfig {
  /** When undefined, the embedded PostgreSQL is used. */
  readonly databaseUrl: string | undefined;
  /** Leads to PostgreSQL itself; differs from `databaseUrl` if that leads to a connection pooler. */
  readonly databaseDirectUrl: string | undefined;
  /** When false, statements have no names: for a pooler that does not support prepared statements. */
  readonly namedStatements: boolean;
  /** A streaming replica, from which public lists may be read. */
  readonly databaseReplicaUrl: string | undefined;
  readonly role: values.Role;
  /** Milliseconds during which the server still accepts requests after /readyz announces the stop. */
  readonly stopDelayMs: number;
}

export function readServers(read: VariableReader): ServersConfig {
  const databaseUrl = read.value('DATABASE_URL', undefined, values.parseDatabaseUrl, () => say.databaseUrl);
  const databaseDirectUrl = read.value(
    'DATABASE_DIRECT_URL',
    databaseUrl,
    values.parseDatabaseUrl,
    () => say.directUrl,
  );
  const namedStatements = read.onOff('NAMED_STATEMENTS', true);
  const databaseReplicaUrl = read.value(
    'DATABASE_REPLICA_URL',
    undefined,
    values.parseDatabaseUrl,
    () => say.replicaUrl,
  );
  const role = read.value<values.Role>('ROLE', 'all', values.parseRole, (value) =>
    say.role(value, values.ROLES.join(', ')),
  );
  const stopDelay = read.value('STOP_DELAY_SECONDS', 0, values.parseStopDelay, say.stopDelay);
  if (read.text('DATABASE_URL') === undefined) {
    if (databaseDirectUrl !== undefined) read.issues.push(say.needsDatabase('DATABASE_DIRECT_URL'));
    if (databaseReplicaUrl !== undefined) read.issues.push(say.needsDatabase('DATABASE_REPLICA_URL'));
    if (role !== 'all') read.issues.push(say.needsDatabase(`ROLE=${role}`));
  }
  return {
    databaseUrl,
    databaseDirectUrl,
    namedStatements,
    databaseReplicaUrl,
    role,
    stopDelayMs: stopDelay * 1_000,
  };
}
