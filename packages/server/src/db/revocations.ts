// Lets a server remember who may get an image file, and forget it as soon as any server revokes it (decisions 0039 and 0093).
//
// Each server has one connection of its own to PostgreSQL, its session (listener.ts). Triggers notify « revocation » with the number of the
// album. A server (revocation-lease.ts)
// 1. listens before it remembers anything;
// 2. answers from its memory only while it holds a lease: for one second from when it sent the last statement that PostgreSQL answered on
//    the session, which wrote the session's row in `access_lease`. The row is valid for five seconds;
// 3. forgets the album as soon as it hears of it, and everything when the session is lost;
// 4. uses something that it read about an album only if it heard of no revocation of that album since it sent the query.
//
// The server that revoked something, once COMMIT is answered and before it answers its caller,
// 5. reads the valid rows of `access_lease`;
// 6. asks all these sessions by a notification, which each answers by another one;
// 7. goes on once they all answered, or once a lease has passed since COMMIT.
//
// Then no server answers from its memory with what was revoked. Take any server and its lease at step 5:
// - its row is read, and it answers: PostgreSQL delivers notifications in the order of their commits, so it heard of the revocation before
//   the question (3, 4).
// - its row is read, and it does not answer in time: a lease that still lasts was renewed by a statement sent after COMMIT was answered.
//   PostgreSQL delivers pending notifications before it answers a statement, so the server heard of the revocation (3, 4).
// - its row is not there yet: it gets its lease after step 5, so it reads what it remembers after COMMIT.
// - its row has expired: its lease ended long before, and the next one begins with a statement sent after COMMIT, as above. The four
//   seconds between lease and row allow for a clock of the database that is set.
// A rolled back transaction notifies nobody. Several revocations at once share one question.
//
// Servers of older code hold a shared advisory lock while they remember, and wait for it exclusively after a revocation, for one second at
// most. Every session holds it too, so they wait that long for newer servers; newer ones wait a whole lease for who holds it without a row.
import { sql } from 'kysely';
import type { Listener } from './listener.ts';
import { RevocationLease } from './revocation-lease.ts';
import type { Db } from './transaction.ts';

/** Milliseconds. Use renews the lease: an idle server sends nothing. */
const LEASE_MS = 1_000;

export interface Revocations {
  /** Number of the current term, which ends with any revocation. Null: no lease, the database must be queried. */
  term(): number | null;
  /** Tells whether what was read about the album, by a query sent in this term, still holds. */
  isCurrent(albumId: number, term: number): boolean;
  /** Reports that a transaction of this process has ended that revoked something. */
  revoked(): void;
  /** Resolves when no server remembers what this one has reported as revoked. */
  settled(): Promise<void>;
  /** Number of access rights by where they were found. */
  readonly reads: Record<'memory' | 'database', number>;
  close(): Promise<void>;
}

/** Used by single-process programs that may query the database each time. */
export const UNCACHED_REVOCATIONS: Revocations = {
  term: () => null,
  isCurrent: () => false,
  revoked: () => undefined,
  settled: async () => undefined,
  reads: { memory: 0, database: 0 },
  close: async () => undefined,
};

/** Makes the caller wait as after a revocation, for one that an earlier transaction committed. */
export async function announceRevocation(db: Db): Promise<void> {
  await sql`select announce_revocation()`.execute(db);
}

/** The listener's session is opened at first use. Close the revocations before the listener. */
export function createRevocations(listener: Listener, leaseMs = LEASE_MS): Revocations {
  const lease = new RevocationLease(listener, leaseMs);
  let settling: Promise<void> = Promise.resolve();
  let isQueued = false;
  let revokedAt = 0;

  return {
    term: () => lease.term(),
    isCurrent: (albumId, term) => lease.isCurrent(albumId, term),
    revoked() {
      revokedAt = performance.now();
      if (isQueued) return;
      isQueued = true;
      settling = settling.then(() => {
        isQueued = false;
        return lease.waitUntilForgotten(revokedAt);
      });
    },
    settled: () => settling,
    reads: { memory: 0, database: 0 },
    close: () => lease.close(),
  };
}
