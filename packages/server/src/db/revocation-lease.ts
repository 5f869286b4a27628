// The advisory lock that all processes share while they cache access rights (revocations.ts), on a connection of its own, and how long it
// is valid without an answer from the database.
import { Client } from 'pg';
import { destroyConnection } from './destroy-connection.ts';

export const CHANNEL = 'revocation';
/** Arbitrary advisory lock number, unique in this database. */
export const LOCK = 3_905_130;

/** Milliseconds. */
const RETRY_AFTER_MS = 500;
/**
 * Delay in milliseconds before the lock is taken again after a revocation: otherwise the waiting process would not get it for a whole
 * lease.
 */
const QUIET_MS = 250;
/** A longer silence means that the connection is lost. */
const ANSWER_WITHIN_MS = 5_000;

export class RevocationLease {
  readonly #connectionString: string;
  readonly #leaseMs: number;
  readonly #sessionName: string;
  #client: Client | null = null;
  /** « revoked »: PostgreSQL still holds the lock for us, and our cache is already cleared. */
  #lock: 'free' | 'held' | 'revoked' = 'free';
  #term = 0;
  #endsAt = 0;
  #notBefore = 0;
  #isRenewing = false;
  #closed = false;

  constructor(connectionString: string, leaseMs: number, sessionName: string) {
    this.#connectionString = connectionString;
    this.#leaseMs = leaseMs;
    this.#sessionName = sessionName;
  }

  /** Null while the lock is not held, or after too long without an answer. */
  term(): number | null {
    const now = performance.now();
    if (now > this.#endsAt - this.#leaseMs / 2) void this.#renew();
    return this.#lock === 'held' && now < this.#endsAt ? this.#term : null;
  }

  close(): void {
    this.#closed = true;
    if (this.#client !== null) this.#drop(this.#client);
  }

  /** Also releases the lock, without waiting. */
  async #renew(): Promise<void> {
    if (this.#closed || this.#isRenewing) return;
    if (this.#lock === 'free' && performance.now() < this.#notBefore) return;
    this.#isRenewing = true;
    try {
      const client = this.#client ?? (await this.#open());
      do await this.#step(client);
      while (this.#lock === 'revoked');
    } catch {
      if (this.#client !== null) this.#drop(this.#client);
    }
    this.#isRenewing = false;
  }

  async #step(client: Client): Promise<void> {
    if (this.#lock === 'revoked') {
      await client.query('select pg_advisory_unlock_all()');
      this.#lock = 'free';
      return;
    }
    const sentAt = performance.now();
    const term = this.#term;
    if (this.#lock === 'held') await client.query('select 1');
    else {
      await client.query(`select pg_advisory_lock_shared(${LOCK})`);
      this.#lock = term === this.#term ? 'held' : 'revoked';
    }
    this.#endsAt = sentAt + this.#leaseMs;
  }

  async #open(): Promise<Client> {
    const client = new Client({
      connectionString: this.#connectionString,
      application_name: this.#sessionName,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    this.#client = client;
    client.on('error', () => this.#drop(client));
    client.on('end', () => this.#drop(client));
    client.on('notification', () => this.#hear());
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    return client;
  }

  #hear(): void {
    this.#term += 1;
    if (this.#lock === 'held') this.#lock = 'revoked';
    this.#notBefore = performance.now() + QUIET_MS;
    void this.#renew();
  }

  #drop(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#term += 1;
    this.#lock = 'free';
    this.#notBefore = performance.now() + RETRY_AFTER_MS;
    destroyConnection(client);
  }
}
