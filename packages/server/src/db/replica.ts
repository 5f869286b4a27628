// A streaming replica of the primary, for reads that may be slightly old (decision 0072). It is not used for readers whose own writes it
// may lack, nor for anyone while it lags by more than LAG_MAX_MS or is down.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { createDatabase } from './pool.ts';
import { type Position, parsePosition, ReplicaProgress } from './replica-progress.ts';
import { bool, defineRow, text } from './row-type.ts';
import type { Database } from './schema.ts';
import type { Db } from './transaction.ts';

/** Log position of a reader's last write; 0n if there is none. */
export type LastWritePosition = Position | 'unknown';

export interface Replica {
  /** Returns null if this reader must use the primary. */
  databaseFor(wrote: LastWritePosition): Db | null;
  /** Reports a failed statement: the replica is not used for a while. */
  suspect(error: unknown): void;
  /** Seconds; null while unknown. */
  lag(): number | null;
  /** Number of lists by the database that answered; « outdated » lists were read from the replica, then again from the primary. */
  readonly reads: Record<'replica' | 'primary' | 'outdated', number>;
  close(): Promise<void>;
}

/** Maximum age in milliseconds of the data that a visitor sees. */
export const LAG_MAX_MS = 5_000;
const LOOK_EVERY_MS = 250;
/** Short timeouts, because the primary answers if the replica does not. */
const LIMITS = { statementTimeoutMs: 3_000, waitTimeoutMs: 500 };
const REST_AFTER_FAILURE_MS = 5_000;

export type ReplicaInput = {
  readonly connectionString: string;
  /** The primary, to query its log position. */
  readonly primary: Kysely<Database>;
  readonly log: Logger;
};

/** Follows the replica at once; the caller closes the result. */
export function followReplica({ connectionString, primary, log }: ReplicaInput): Replica {
  const db = createDatabase({ connectionString, log, ...LIMITS });
  // A connection of its own: a replica whose connections are all in use is slow, not down.
  const probe = createDatabase({ connectionString, log, max: 1, statementTimeoutMs: 1_500 });
  const progress = new ReplicaProgress();
  const closing = new AbortController();
  let notBefore = 0;
  /** Null before the first check. */
  let isUsed: boolean | null = null;

  const isUsable = (now: number) => now >= notBefore && progress.lagAt(now) <= LAG_MAX_MS;

  function tellChange(reason?: unknown): void {
    const now = performance.now();
    if (isUsable(now) === isUsed) return;
    isUsed = isUsable(now);
    if (isUsed) log.info('the replica is used');
    else
      log.warn({ err: reason, lagMs: progress.lagAt(now) }, 'the replica is not used: the primary answers');
  }
  async function follow(): Promise<void> {
    let failure: unknown;
    while (!closing.signal.aborted) {
      try {
        await look(primary, probe, progress);
        failure = undefined;
      } catch (error) {
        failure = error;
      }
      tellChange(failure);
      await sleep(LOOK_EVERY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }
  const following = follow();

  return {
    reads: { replica: 0, primary: 0, outdated: 0 },
    databaseFor(wrote) {
      const isSafe = wrote !== 'unknown' && progress.hasReplayed(wrote);
      return isSafe && isUsable(performance.now()) ? db : null;
    },
    suspect(error) {
      notBefore = performance.now() + REST_AFTER_FAILURE_MS;
      tellChange(error);
    },
    lag() {
      const lagMs = progress.lagAt(performance.now());
      return Number.isFinite(lagMs) ? lagMs / 1_000 : null;
    },
    async close() {
      closing.abort();
      await following;
      await Promise.all([db.destroy(), probe.destroy()]);
    },
  };
}

async function look(
  primary: Kysely<Database>,
  replica: Kysely<Database>,
  progress: ReplicaProgress,
): Promise<void> {
  const at = performance.now();
  const ahead = await askPrimary(primary);
  const behind = await askReplica(replica);
  if (behind === null || behind.system !== ahead.system) {
    progress.forget();
    throw new Error('DATABASE_REPLICA_URL is no replica of DATABASE_URL');
  }
  progress.note(at, ahead.position, behind.position);
}

const PRIMARY = defineRow('position of the primary', { system: text, position: text });
const REPLICA = defineRow('position of the replica', {
  isReplica: bool,
  system: text,
  position: text.orNull(),
});
const POSITION = defineRow('position of a write', { position: text });

type Found = { system: string; position: Position };

/** The position of the last written record, flushed or not: a visible commit is never beyond it. */
async function askPrimary(db: Kysely<Database>): Promise<Found> {
  const query = sql`
    select system_identifier::text as system, pg_current_wal_insert_lsn()::text as position
    from pg_control_system()`;
  return toFound(await PRIMARY.get(db, query));
}

/** Returns null for a server that is no replica, or has been promoted to primary. */
async function askReplica(db: Kysely<Database>): Promise<Found | null> {
  const query = sql`
    select pg_is_in_recovery() as "isReplica", system_identifier::text as system,
      pg_last_wal_replay_lsn()::text as position from pg_control_system()`;
  const { isReplica, system, position } = await REPLICA.get(db, query);
  return !isReplica || position === null ? null : toFound({ system, position });
}

function toFound(row: { system: string; position: string }): Found {
  const position = parsePosition(row.position);
  if (position === undefined) throw new Error('PostgreSQL told no position');
  return { system: row.system, position };
}

/** Returns the primary's current position: everything this process has committed is before it. */
export async function readPosition(db: Db): Promise<string> {
  return (await POSITION.get(db, sql`select pg_current_wal_insert_lsn()::text as position`)).position;
}
