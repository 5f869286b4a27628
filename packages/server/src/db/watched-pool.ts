import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseUnresponsive, type DatabaseWatch, watchDatabase } from './database-watch.ts';
import { Turns } from './turns.ts';

type Callback = Parameters<Pool['connect']>[0];
type WatchedOptions = PoolConfig & { connectionString: string; max: number; waitTimeoutMs: number };

/** Every connection was in use for as long as a call may wait. */
export class PoolBusy extends Error {
  constructor() {
    super('no connection to the database became free');
    this.name = 'PoolBusy';
  }
}

/**
 * A pool whose connections are cut, and which refuses new ones at once, while the database is unresponsive. While it answers, a call waits
 * for its turn much longer than for a connection to open: many readers at once are slow then, instead of being refused.
 */
export class WatchedPool extends Pool {
  readonly #watch: DatabaseWatch;
  readonly #turns: Turns;
  readonly #waitTimeoutMs: number;
  readonly #held = new WeakMap<PoolClient, { end(): void }>();
  readonly #open = new Set<PoolClient>();
  readonly #refusals = new Set<(reason: unknown) => void>();

  constructor(options: WatchedOptions) {
    super(options);
    this.#watch = watchDatabase(options.connectionString);
    this.#turns = new Turns(options.max);
    this.#waitTimeoutMs = options.waitTimeoutMs;
    this.on('connect', (client) => this.#open.add(client));
    this.on('remove', (client) => this.#open.delete(client));
    this.on('release', (_error, client) => {
      const held = this.#held.get(client);
      if (held === undefined) return;
      this.#held.delete(client);
      held.end();
      this.#turns.end();
    });
  }

  /** Calls that wait for one of the connections; `waitingCount` knows only those that wait for one to open. */
  get turnsWaiting(): number {
    return this.#turns.waiting;
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
      if (!this.#turns.takeNow()) await this.#waitForTurn(cut.promise);
      const client = await this.#connectInTurn(cut.promise);
      this.#held.set(
        client,
        this.#watch.begin(() => client.connection.stream.destroy()),
      );
      return client;
    } finally {
      wait.end();
    }
  }

  async #waitForTurn(cut: Promise<never>): Promise<void> {
    const turn = Promise.withResolvers<void>();
    const giveUp = this.#turns.wait(turn.resolve);
    this.#refusals.add(turn.reject);
    const timer = setTimeout(() => turn.reject(new PoolBusy()), this.#waitTimeoutMs);
    try {
      await Promise.race([turn.promise, cut]);
    } catch (error) {
      // The turn came at the same moment: it is handed on.
      if (!giveUp()) this.#turns.end();
      throw error;
    } finally {
      clearTimeout(timer);
      this.#refusals.delete(turn.reject);
    }
  }

  async #connectInTurn(cut: Promise<never>): Promise<PoolClient> {
    const connecting = super.connect();
    try {
      return await Promise.race([connecting, cut]);
    } catch (error) {
      // Not even one is open: who waits for a turn would wait as long again, for the same.
      if (this.#open.size === 0) for (const refuse of this.#refusals) refuse(error);
      // A connection that arrives after the race was lost has no user: it is closed.
      void connecting
        .then(
          (client) => client.release(true),
          () => undefined,
        )
        .finally(() => this.#turns.end());
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
