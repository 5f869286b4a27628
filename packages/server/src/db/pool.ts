import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import type { Logger } from 'pino';
import { createNamingPool } from './named-statements-pool.ts';
import type { Revocations } from './revocations.ts';
import type { Database } from './schema.ts';
import { WatchedPool } from './watched-pool.ts';

export interface DatabaseOptions {
  readonly connectionString: string;
  /** Leads to PostgreSQL itself, if `connectionString` leads to a connection pooler. */
  readonly directUrl?: string;
  /** Sends frequent statements under a name, which a pooler must support; true by default. */
  readonly namedStatements?: boolean;
  readonly log: Logger;
  /** Maximum number of open connections; 10 by default. */
  readonly max?: number;
  /** Statement timeout in milliseconds (0: none); 10 s by default. */
  readonly statementTimeoutMs?: number;
  /** Timeout in milliseconds of a statement that waits for a lock; none by default. */
  readonly lockTimeoutMs?: number;
  /** Timeout in milliseconds for opening a connection; 1.8 s by default, so that a request is answered within 2 s (PR-22). */
  readonly connectTimeoutMs?: number;
  /** Timeout in milliseconds of a call that waits for a connection while the database answers; 8 s by default. */
  readonly waitTimeoutMs?: number;
  /** Told of revocations on these connections. */
  readonly revocations?: Revocations;
}

const connectTimeoutMs = 1_800;
/** Timeout in milliseconds of a call that waits for a connection while the database answers: less than a statement's. */
const waitTimeoutMs = 8_000;

/** The message of the notice that the trigger of a revocation sends to the session that writes (migration 075). */
const REVOCATION_NOTICE = 'revocation';

/** Opens no connection yet; the first query does. The caller destroys the result. */
export function createDatabase(options: DatabaseOptions): Kysely<Database> {
  return databaseOver(createPool(options), options);
}

export function databaseOver(
  pool: Pool,
  { namedStatements = true }: Pick<DatabaseOptions, 'namedStatements'> = {},
): Kysely<Database> {
  const named = createNamingPool(pool, namedStatements);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: named }) });
}

export function createPool(options: DatabaseOptions): Pool {
  const statementTimeout = options.statementTimeoutMs ?? 10_000;
  const { connectionString, directUrl = connectionString } = options;
  const shared = {
    connectionString,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? connectTimeoutMs,
    ...(directUrl === connectionString ? getTimeouts(options, statementTimeout) : {}),
    application_name: 'palmares',
    keepAlive: true,
    types: { getTypeParser },
  };
  const pool: Pool =
    statementTimeout > 0
      ? new WatchedPool({
          ...shared,
          // A pooler whose connections are all in use is slow, not down.
          watchedUrl: directUrl,
          waitTimeoutMs: options.waitTimeoutMs ?? waitTimeoutMs,
          // PostgreSQL's own statement timeout comes first; this one covers a server that no longer answers at all.
          query_timeout: statementTimeout + 2_000,
        })
      : // Migrations may wait and run without a time limit.
        new Pool(shared);
  // A connection closed by PostgreSQL is replaced at the next query; without listeners the error would end the process. The connection's
  // listener also receives socket errors that follow the failed query. The error itself holds the whole client, so only its message is
  // logged.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', ({ message }) => {
      // `end` resolves before the sockets of the connections are closed, and PostgreSQL may already be stopped.
      if (!pool.ending) options.log.warn({ reason: message }, 'a database connection was lost');
    });
  });
  if (options.revocations !== undefined) reportRevocations(pool, options.revocations);
  return pool;
}

/** A pooler refuses these parameters of a connection, and sets its own (check-server.ts). */
function getTimeouts({ lockTimeoutMs }: DatabaseOptions, statementTimeout: number) {
  return {
    statement_timeout: statementTimeout,
    ...(lockTimeoutMs === undefined ? {} : { lock_timeout: lockTimeoutMs }),
    idle_in_transaction_session_timeout: 60_000,
  };
}

/**
 * The notice arrives before the reply of the statement, also through a pooler. A transaction has ended when its connection is released;
 * if it was rolled back, or its outcome is unknown, the report does no harm.
 */
function reportRevocations(pool: Pool, revocations: Revocations): void {
  const revoking = new WeakSet<PoolClient>();
  pool.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      if (message === REVOCATION_NOTICE) revoking.add(client);
    });
  });
  pool.on('release', (_error, client) => {
    if (revoking.delete(client)) revocations.revoked();
  });
}

export type PoolCounts = Readonly<Record<'used' | 'idle' | 'waiting' | 'max', number>>;

export function countConnections(pool: Pool): PoolCounts {
  const { totalCount, idleCount, waitingCount, options } = pool;
  const waiting = waitingCount + (pool instanceof WatchedPool ? pool.turnsWaiting : 0);
  return { used: totalCount - idleCount, idle: idleCount, waiting, max: options.max };
}

const int8 = 20;

/** Parses int8 (ids, counts) as a number: none of ours exceeds the safe range. Applies only to our pools, not to pg's defaults. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8 && format !== 'binary' ? parseInt8 : types.getTypeParser(oid, format); // oxlint-disable-line typescript/no-unsafe-enum-assignment -- pg asks with any number

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond what a number holds`);
  return value;
}
