// Lets a process cache the access rights read from the database, and clear the cache as soon as any process revokes one (decision 0039).
//
// Every process listens on `revocation`, which triggers notify. While it may cache, it holds a shared lock; on a revocation it clears its
// cache, then releases the lock. The revoking process waits for that lock exclusively, and gets it once every process has cleared its
// cache. A process that hangs cannot clear its cache: its entries expire with its lease, and nobody waits longer than that.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { errorCode } from '../start-error.ts';
import { CHANNEL, LOCK, RevocationLease } from './revocation-lease.ts';
import { defineRow, int4 } from './row-type.ts';
import { SERVER_SESSION } from './server-session.ts';

/** Milliseconds. Use renews the lease: an idle process sends nothing. */
const LEASE_MS = 1_000;
/** PostgreSQL's code for a lock that was not available in time. */
const LOCK_NOT_AVAILABLE = '55P03';

const BACKEND = defineRow('own backend', { pid: int4 });

export interface Revocations {
  /**
   * Data read from the database since this term began is valid as long as it lasts. Null: no notification would arrive, so the database
   * must be queried.
   */
  term(): number | null;
  /** Resolves when no process caches what this one has revoked in committed transactions. */
  settled(): Promise<void>;
  /**
   * Call it on each connection of the pool before its first use: PostgreSQL delivers the connection's own notifications before it answers
   * COMMIT.
   */
  watch(client: ClientBase, pool: Pick<Pool, 'query'>): Promise<void>;
  close(): void;
}

/** Used by single-process programs that may query the database each time. */
export const UNCACHED_REVOCATIONS: Revocations = {
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

  /** The lock is free once every process has cleared its cache, or its lease has expired. */
  async function settle(pool: Pick<Pool, 'query'>): Promise<void> {
    try {
      // One message is one implicit transaction, at whose end the lock is released.
      await pool.query(`set local lock_timeout = ${leaseMs}; select pg_advisory_xact_lock(${LOCK})`);
    } catch (error) {
      // Without an answer, only the end of the leases is certain.
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
      const own = await BACKEND.findOn(client, 'select pg_backend_pid() as pid');
      client.on('notification', ({ processId }) => {
        if (processId === own?.pid) revoked(pool);
      });
      await client.query(`listen ${CHANNEL}`);
    },
    close: () => lease.close(),
  };
}
