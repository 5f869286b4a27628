import { Kysely, PostgresDialect } from 'kysely';
import { type ClientBase, Pool, types } from 'pg';
import type { Logger } from 'pino';
import { namingPool } from './naming-pool.ts';
import type { Revocations } from './revocations.ts';
import type { Database } from './schema.ts';
import { WatchedPool } from './watched-pool.ts';

export interface DatabaseOptions {
  readonly connectionString: string;
  readonly log: Logger;
  /** Connections kept open at most; 10 when left out. */
  readonly max?: number;
  /** How long one statement may run, in milliseconds (0: as long as it wants); 10 s when left out. */
  readonly statementTimeoutMs?: number;
  /** How long a call waits for one of the connections while the database answers, in milliseconds; 8 s when left out. */
  readonly waitTimeoutMs?: number;
  /** Told of the revocations that are committed on these connections. */
  readonly revocations?: Revocations;
}

/** A connection that does not open is an error after this long. */
const connectionTimeoutMs = 1_800;
/** While the database answers, a call waits this long for one of its connections: less than a statement may take. */
const waitTimeoutMs = 8_000;

/** Opens no connection yet: the first query does. The caller destroys the result. */
export function createDatabase(options: DatabaseOptions): Kysely<Database> {
  return databaseOver(createPool(options));
}

export function databaseOver(pool: Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) });
}

export function createPool(options: DatabaseOptions): Pool {
  const statementTimeout = options.statementTimeoutMs ?? 10_000;
  const shared = {
    connectionString: options.connectionString,
    max: options.max ?? 10,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'palmares',
    keepAlive: true,
    types: { getTypeParser },
    // The pool waits for it.
    onConnect: (client: ClientBase) => options.revocations?.watch(client, pool),
  };
  const pool: Pool =
    statementTimeout > 0
      ? new WatchedPool({
          ...shared,
          waitTimeoutMs: options.waitTimeoutMs ?? waitTimeoutMs,
          // PostgreSQL's own statement timeout comes first; this one is for a server that no longer answers at all.
          query_timeout: statementTimeout + 2_000,
        })
      : // Migrations may wait and work as long as they want.
        new Pool(shared);
  // A connection that PostgreSQL closes is replaced by the next query; without listeners it would end the process. The one of
  // the connection also hears what the socket says after the query that it broke. The error itself holds the whole client.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', ({ message }) => {
      // The pool answers before the sockets of its connections are closed, and PostgreSQL may be stopped by then.
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

/** int8 (ids, counts) as a number: none of ours leaves the safe range. Only for our pools: pg's own defaults stay. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8 && format !== 'binary' ? parseInt8 : types.getTypeParser(oid, format); // oxlint-disable-line typescript/no-unsafe-enum-assignment -- pg asks with any number

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond what a number holds`);
  return value;
}
