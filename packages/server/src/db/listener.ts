// The one connection on which a server hears notifications (0093). It leads to PostgreSQL itself and is opened when somebody needs it. A
// statement that fails ends it, since notifications may be missing; who needs it then opens another one.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { destroyConnection } from './destroy-connection.ts';

/** Milliseconds. A longer silence means that the connection is lost. */
const ANSWER_WITHIN_MS = 5_000;

/** A connection, from its opening until it is lost. */
export class Session {
  readonly id = randomUUID();
  readonly #client: Client;
  readonly #heard = new Map<string, (payload: string) => void>();
  readonly #whenLost: (() => void)[] = [];
  #isLost = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(client: Client) {
    this.#client = client;
    client.on('error', () => this.lose());
    client.on('end', () => this.lose());
    client.on('notification', ({ channel, payload = '' }) => this.#heard.get(channel)?.(payload));
  }

  /** Runs a statement after those before it: the driver takes one at a time. */
  async run<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const result = this.#turn.then(() => work(this.#client));
    this.#turn = result.catch(() => this.lose());
    return result;
  }

  async listen(channel: string, hear: (payload: string) => void): Promise<void> {
    this.#heard.set(channel, hear);
    await this.run((client) => client.query(`listen "${channel}"`));
  }

  /** Calls `told` as soon as the connection is lost, at once if it already is. */
  onLost(told: () => void): void {
    if (this.#isLost) told();
    else this.#whenLost.push(told);
  }

  lose(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    destroyConnection(this.#client);
    for (const told of this.#whenLost) told();
  }
}

export class Listener {
  readonly #connectionString: string;
  readonly #name: string;
  #session: Session | null = null;
  /** Resolves once the session is open. */
  #opening: Promise<Session> | null = null;
  #closed = false;

  /** `directUrl` leads to PostgreSQL itself; `name` becomes the application name of the connection. */
  constructor(directUrl: string, name: string) {
    this.#connectionString = directUrl;
    this.#name = name;
  }

  /** The session in use, or else a new one. */
  connect(): Promise<Session> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  close(): void {
    this.#closed = true;
    this.#session?.lose();
  }

  async #open(): Promise<Session> {
    if (this.#closed) throw new Error('the listener is closed');
    const client = new Client({
      connectionString: this.#connectionString,
      application_name: this.#name,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    const session = new Session(client);
    this.#session = session;
    session.onLost(() => {
      this.#session = null;
      this.#opening = null;
    });
    await session.run(() => client.connect());
    return session;
  }
}
