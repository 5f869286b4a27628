// A server's part in the protocol that revocations.ts describes: it hears of revocations, renews its lease, asks other servers and answers
// them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Listener, Session } from './listener.ts';
import { RevokedAlbums } from './revoked-albums.ts';
import { defineRow, text } from './row-type.ts';

const REVOCATIONS = 'revocation';
const QUESTIONS = 'revocation_question';
const getAnswers = (session: string) => `revocation_answer_${session}`;
/** Arbitrary advisory lock number, unique in this database: servers of older code wait for it. */
const LOCK = 3_905_130;

/** Milliseconds. */
const RETRY_AFTER_MS = 500;
/** Added to the wait for the end of a lease: timers may be a little early, and clocks differ in speed. */
const MARGIN_MS = 20;
const CLOSE_WITHIN_MS = 500;
/** How many times longer than its lease a server's row is valid. */
const ROW_LEASES = 5;

/** Condition for the lock, in `pg_locks l`. */
const isLock = `l.locktype = 'advisory' and l.classid = 0 and l.objid = ${LOCK} and l.objsubid = 1 and l.granted
  and l.database = (select oid from pg_database where datname = current_database())`;

/** Removes the row of this server's lost session, and those of servers that have stopped without removing theirs: they hold no lock. */
const REMOVE_OLD = `
  delete from access_lease a where a.session = $1 or (a.expires_at < clock_timestamp() - interval '1 minute'
    and not exists (select from pg_locks l where l.pid = a.pid and ${isLock}))`;
const RENEW = `
  insert into access_lease (session, pid, expires_at)
  values ($1, pg_backend_pid(), clock_timestamp() + $2::float8 * interval '1 millisecond')
  on conflict (session) do update set expires_at = excluded.expires_at`;
/** An answer need not survive a crash, so nobody waits for the disk. */
const NOTIFY = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;

/** Null for a server of older code, which answers no question. */
const HOLDER = defineRow('holder of a lease', { session: text.orNull() });
const HOLDERS = `
  select session::text from access_lease where expires_at > clock_timestamp() and session <> $1
  union all
  select null from pg_locks l where ${isLock} and not exists (select from access_lease a where a.pid = l.pid)`;

export class RevocationLease {
  readonly #listener: Listener;
  readonly #leaseMs: number;
  readonly #revoked = new RevokedAlbums();
  /** Resolves once the session hears of revocations. */
  #joining: Promise<Session> | null = null;
  #session: Session | null = null;
  /** Id of the session that was lost. */
  #lost: string | null = null;
  #endsAt = 0;
  #notBefore = 0;
  #isRenewing = false;
  #closed = false;
  #asked = 0;
  readonly #waiting = new Set<(answer: string) => void>();

  constructor(listener: Listener, leaseMs: number) {
    this.#listener = listener;
    this.#leaseMs = leaseMs;
  }

  /** Null without a lease. */
  term(): number | null {
    const now = performance.now();
    if (now > this.#endsAt - this.#leaseMs / 2) void this.#renew();
    return now < this.#endsAt ? this.#revoked.term : null;
  }

  isCurrent(albumId: number, term: number): boolean {
    return this.#revoked.isCurrent(albumId, term);
  }

  /** `revokedAt` is a time after the reply to COMMIT. Resolves when no server remembers what was revoked before. */
  async waitUntilForgotten(revokedAt: number): Promise<void> {
    const end = new AbortController();
    const restMs = revokedAt + this.#leaseMs + MARGIN_MS - performance.now();
    const leasesEnd = sleep(Math.max(0, restMs), undefined, { signal: end.signal });
    const answered = this.#askAll(end.signal).catch(() => leasesEnd);
    await Promise.race([answered, leasesEnd]).finally(() => end.abort());
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#endsAt = 0;
    const session = this.#session;
    if (session === null) return;
    // Otherwise other servers would wait for this one until its row has expired.
    const removed = session.run((client) =>
      client.query('delete from access_lease where session = $1', [session.id]),
    );
    await Promise.race([removed, sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]).catch(() => undefined);
  }

  async #renew(): Promise<void> {
    if (this.#closed || this.#isRenewing || performance.now() < this.#notBefore) return;
    this.#isRenewing = true;
    try {
      const [session, sentAt] = await this.#use(async (client, own) => {
        const now = performance.now();
        await client.query(RENEW, [own.id, ROW_LEASES * this.#leaseMs]);
        return [own, now] as const;
      });
      if (session === this.#session && !this.#closed) this.#endsAt = sentAt + this.#leaseMs;
    } catch {
      // The database is queried until it works again.
    }
    this.#isRenewing = false;
  }

  async #askAll(signal: AbortSignal): Promise<void> {
    this.#asked += 1;
    const number = this.#asked;
    const holders = await this.#use((client, { id }) => HOLDER.listOn(client, HOLDERS, [id]));
    if (holders.length === 0) return;
    const missing = new Set(holders.map(({ session }) => `${number} ${session}`));
    await new Promise<void>((resolve, reject) => {
      const take = (answer: string): void => {
        missing.delete(answer);
        if (missing.size === 0) resolve();
      };
      this.#waiting.add(take);
      signal.addEventListener('abort', () => this.#waiting.delete(take), { once: true });
      this.#use((client, { id }) => client.query(NOTIFY, [QUESTIONS, `${number} ${id}`])).catch(reject);
    });
  }

  /** Without an album, or with something else than its number, everything is forgotten. */
  #forget(payload: string): void {
    if (/^[1-9]\d{0,15}$/.test(payload)) this.#revoked.revoke(Number(payload));
    else this.#revoked.revokeAll();
  }

  #answer(session: Session, question: string): void {
    const [number = '', asker = ''] = question.split(' ');
    if (asker === session.id) return;
    const answer = [getAnswers(asker), `${number} ${session.id}`];
    this.#use((client) => client.query(NOTIFY, answer)).catch(() => undefined);
  }

  async #use<T>(work: (client: Client, session: Session) => Promise<T>): Promise<T> {
    this.#joining ??= this.#join();
    const session = await this.#joining;
    return session.run((client) => work(client, session));
  }

  async #join(): Promise<Session> {
    try {
      if (this.#closed) throw new Error('the lease is closed');
      const session = await this.#listener.connect();
      this.#session = session;
      session.onLost(() => this.#leave(session));
      await session.listen(REVOCATIONS, (payload) => this.#forget(payload));
      await session.listen(QUESTIONS, (payload) => this.#answer(session, payload));
      await session.listen(getAnswers(session.id), (payload) => {
        for (const take of this.#waiting) take(payload);
      });
      await session.run(async (client) => {
        await client.query(REMOVE_OLD, [this.#lost]);
        // An expired row: who holds the lock without a row counts as a server of older code.
        await client.query(RENEW, [session.id, 0]);
        await client.query(`select pg_advisory_lock_shared(${LOCK})`);
      });
      return session;
    } catch (error) {
      this.#retryLater();
      throw error;
    }
  }

  #leave(session: Session): void {
    this.#session = null;
    this.#lost = session.id;
    this.#endsAt = 0;
    this.#revoked.revokeAll();
    this.#retryLater();
  }

  #retryLater(): void {
    this.#joining = null;
    this.#notBefore = performance.now() + RETRY_AFTER_MS;
  }
}
