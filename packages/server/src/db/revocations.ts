// Lets a process remember what the database said about access, and forget it as soon as any process revokes it (decision 0039).
//
// Every process listens for `revocation`, which triggers send. While it may remember, it holds a lock that all share; on a revocation it
// forgets, then gives the lock up. Who has revoked waits for that lock alone, and gets it once every process has forgotten. A process
// that hangs cannot forget: what it remembers ends with its lease, and nobody waits for longer than that.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { errorCode } from '../start-error.ts';
import { CHANNEL, LOCK, RevocationLease } from './revocation-lease.ts';
import { SERVER_SESSION } from './server-session.ts';

/** Milliseconds. It is renewed by use: a process that is not asked sends nothing. */
const LEASE_MS = 1_000;
/** The code of PostgreSQL for a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';

export interface Revocations {
  /**
   * What was read from the database since this term began holds as long as it lasts. Null: nobody would tell, so the database has to be
   * asked.
   */
  term(): number | null;
  /** Resolves when no process remembers what this one has revoked by transactions that are committed. */
  settled(): Promise<void>;
  /** Of each connection of the pool, before its first use: PostgreSQL tells it of its own revocations before it answers COMMIT. */
  watch(client: ClientBase, pool: Pick<Pool, 'query'>): Promise<void>;
  close(): void;
}

/** For programs of one process that may as well ask each time. */
export const NO_MEMORY: Revocations = {
  term: () => null,
  settled: async () => undefined,
  watch: async () => undefined,
  close: () => undefined,
};

export function createRevocations(
  connectionString: string,
  leaseMs = LEASE_MS,
  sessionName = SERVER_SESSION,
): Revocations {
  const lease = new RevocationLease(connectionString, leaseMs, sessionName);
  let settling: Promise<void> = Promise.resolve();
  let isQueued = false;

  /** The lock is free once every process has forgotten, or its holders are beyond their lease. */
  async function settle(pool: Pick<Pool, 'query'>): Promise<void> {
    try {
      // One message is one transaction, which ends with it.
      await pool.query(`set local lock_timeout = ${leaseMs}; select pg_advisory_xact_lock(${LOCK})`);
    } catch (error) {
      // Without an answer all that is known is when the leases are over.
      if (errorCode(error) !== LOCK_NOT_AVAILABLE) await sleep(leaseMs);
    }
  }
  function revoked(pool: Pick<Pool, 'query'>): void {
    if (isQueued) return;
    isQueued = true;
    settling = settling.then(() => {
      isQueued = false;
      return settle(pool);
    });
  }

  return {
    term: () => lease.term(),
    settled: () => settling,
    async watch(client, pool) {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      client.on('notification', ({ processId }) => {
        if (processId === rows[0]?.pid) revoked(pool);
      });
      await client.query(`listen ${CHANNEL}`);
    },
    close: () => lease.close(),
  };
}
