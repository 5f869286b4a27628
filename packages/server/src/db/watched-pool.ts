import { createSemaphore, type ReleaseSlot, type Semaphore } from '@palmares/core/semaphore';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseUnresponsive, type DatabaseWatch, watchDatabase } from './database-watch.ts';
import { destroyConnection } from './destroy-connection.ts';

type Callback = Parameters<Pool['connect']>[0];
type WatchedOptions = PoolConfig & { watchedUrl: string; max: number; waitTimeoutMs: number };

/** Every connection was in use for as long as a call may wait. */
export class PoolBusy extends Error {
  constructor() {
    super('no connection to the database became free');
    this.name = 'PoolBusy';
  }
}

/**
 * A pool that aborts its connections, and refuses new ones at once, while the database is unresponsive. While it answers, a call may wait
 * for a free connection much longer than for a new one to open: under load many reads become slow instead of being refused.
 */
export class WatchedPool extends Pool {
  readonly #watch: DatabaseWatch;
  readonly #connections: Semaphore;
  readonly #waitTimeoutMs: number;
  readonly #held = new WeakMap<PoolClient, () => void>();
  readonly #open = new Set<PoolClient>();
  readonly #refusals = new Set<(reason: unknown) => void>();

  constructor(options: WatchedOptions) {
    super(options);
    this.#watch = watchDatabase(options.watchedUrl);
    this.#connections = createSemaphore({ slots: options.max });
    this.#waitTimeoutMs = options.waitTimeoutMs;
    this.on('connect', (client) => this.#open.add(client));
    this.on('remove', (client) => this.#open.delete(client));
    this.on('release', (_error, client) => {
      this.#held.get(client)?.();
      this.#held.delete(client);
    });
  }

  /** Number of calls that wait for a free connection; `waitingCount` covers only those that wait for one to open. */
  get turnsWaiting(): number {
    return this.#connections.waiting();
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    return callback === undefined ? this.#connectWatched() : super.connect(callback);
  }

  async #connectWatched(): Promise<PoolClient> {
    if (this.#watch.isUnresponsive()) throw new DatabaseUnresponsive();
    const cut = Promise.withResolvers<never>();
    const wait = this.#watch.begin(() => cut.reject(new DatabaseUnresponsive()));
    try {
      const release = this.#connections.tryAcquire() ?? (await this.#waitForTurn(cut.promise));
      const client = await this.#connectInTurn(cut.promise, release);
      const use = this.#watch.begin(() => destroyConnection(client));
      this.#held.set(client, () => {
        use.end();
        release();
      });
      return client;
    } finally {
      wait.end();
    }
  }

  async #waitForTurn(cut: Promise<never>): Promise<ReleaseSlot> {
    const waiting = new AbortController();
    const refuse = (reason: unknown): void => waiting.abort(reason);
    cut.catch(refuse);
    this.#refusals.add(refuse);
    const timer = setTimeout(() => refuse(new PoolBusy()), this.#waitTimeoutMs);
    try {
      return await this.#connections.acquire({ signal: waiting.signal });
    } finally {
      clearTimeout(timer);
      this.#refusals.delete(refuse);
    }
  }

  async #connectInTurn(cut: Promise<never>, release: ReleaseSlot): Promise<PoolClient> {
    const connecting = super.connect();
    try {
      return await Promise.race([connecting, cut]);
    } catch (error) {
      // No connection is open: the other waiting calls would only wait as long again for the same error.
      if (this.#open.size === 0) for (const refuse of this.#refusals) refuse(error);
      // A connection that opens after the race was lost has no user, so it is closed.
      void connecting
        .then(
          (client) => client.release(true),
          () => undefined,
        )
        .finally(release);
      throw error;
    }
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    this.#watch.close();
    return callback === undefined ? super.end() : super.end(callback);
  }
}
