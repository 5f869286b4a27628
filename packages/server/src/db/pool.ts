import { Kysely, PostgresDialect } from 'kysely';
import { type ClientBase, Pool, types } from 'pg';
import type { Logger } from 'pino';
import { createNamingPool } from './named-statements-pool.ts';
import type { Revocations } from './revocations.ts';
import type { Database } from './schema.ts';
import { WatchedPool } from './watched-pool.ts';

export interface DatabaseOptions {
  readonly connectionString: string;
  readonly log: Logger;
  /** Maximum number of open connections; 10 by default. */
  readonly max?: number;
  /** Statement timeout in milliseconds (0: none); 10 s by default. */
  readonly statementTimeoutMs?: number;
  /** Timeout in milliseconds of a statement that waits for a lock; none by default. */
  readonly lockTimeoutMs?: number;
  /** Timeout in milliseconds of a call that waits for a connection while the database answers; 8 s by default. */
  readonly waitTimeoutMs?: number;
  /** Notified of revocations committed on these connections. */
  readonly revocations?: Revocations;
}

/** Timeout in milliseconds for opening a connection. */
const connectionTimeoutMs = 1_800;
/** Timeout in milliseconds of a call that waits for a connection while the database answers: less than a statement's. */
const waitTimeoutMs = 8_000;

/** Opens no connection yet; the first query does. The caller destroys the result. */
export function createDatabase(options: DatabaseOptions): Kysely<Database> {
  return databaseOver(createPool(options));
}

export function databaseOver(pool: Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: createNamingPool(pool) }) });
}

export function createPool(options: DatabaseOptions): Pool {
  const statementTimeout = options.statementTimeoutMs ?? 10_000;
  const shared = {
    connectionString: options.connectionString,
    max: options.max ?? 10,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeout,
    ...(options.lockTimeoutMs === undefined ? {} : { lock_timeout: options.lockTimeoutMs }),
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'palmares',
    keepAlive: true,
    types: { getTypeParser },
    // The pool awaits the promise.
    onConnect: (client: ClientBase) => options.revocations?.watch(client, pool),
  };
  const pool: Pool =
    statementTimeout > 0
      ? new WatchedPool({
          ...shared,
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
  return pool;
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
