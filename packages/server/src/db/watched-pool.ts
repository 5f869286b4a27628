import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseUnresponsive, type DatabaseWatch, watchDatabase } from './database-watch.ts';

type Callback = Parameters<Pool['connect']>[0];

/** A pool whose connections are cut, and which refuses new ones at once, while the database is unresponsive. */
export class WatchedPool extends Pool {
  readonly #watch: DatabaseWatch;
  readonly #held = new WeakMap<PoolClient, { end(): void }>();

  constructor(options: PoolConfig & { connectionString: string }) {
    super(options);
    this.#watch = watchDatabase(options.connectionString);
    this.on('release', (_error, client) => this.#held.get(client)?.end());
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
    const connecting = super.connect();
    try {
      const client = await Promise.race([connecting, cut.promise]);
      this.#held.set(
        client,
        this.#watch.begin(() => client.connection.stream.destroy()),
      );
      return client;
    } catch (error) {
      // A connection that arrives after the race was lost has no user: it is closed.
      connecting.then(
        (client) => client.release(true),
        () => undefined,
      );
      throw error;
    } finally {
      wait.end();
    }
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    this.#watch.close();
    return callback === undefined ? super.end() : super.end(callback);
  }
}
