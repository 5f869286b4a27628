// Distinguishes an unresponsive database (its machine or its processes hang) from a busy one. A connection in use for long proves nothing,
// because its statement may be slow. So a second connection sends a trivial query. If that is not answered either, every waiting call is
// aborted, and new ones are refused at once until the database answers again (PR-22: 503 within 2 s, never a hang).
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { destroyConnection } from './destroy-connection.ts';

/** Milliseconds; their sum stays below the 2 s within which a call is answered. */
const LOOK_EVERY_MS = 150;
const SUSPECT_AFTER_MS = 400;
const ANSWER_WITHIN_MS = 900;
const TICKS = 5;

export class DatabaseUnresponsive extends Error {
  constructor() {
    super('the database does not answer');
    this.name = 'DatabaseUnresponsive';
  }
}

export interface DatabaseWatch {
  /** Starts timing a wait until `end`; `cut` is called if the database turns out to be unresponsive. */
  begin(cut: () => void): { end(): void };
  isUnresponsive(): boolean;
  close(): void;
}

export function watchDatabase(connectionString: string): DatabaseWatch {
  const waits = new Map<object, { since: number; cut: () => void }>();
  const probe = createProbe(connectionString);
  let unresponsive = false;
  let looking = false;

  async function look(): Promise<void> {
    const longAgo = performance.now() - SUSPECT_AFTER_MS;
    if (looking || (!unresponsive && ![...waits.values()].some(({ since }) => since < longAgo))) return;
    looking = true;
    unresponsive = !((await probe.isAnswered()) ?? !unresponsive);
    looking = false;
    // Aborts every current wait, including those that began after the query was sent.
    if (unresponsive) for (const { cut } of waits.values()) cut();
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();

  return {
    begin(cut) {
      probe.open();
      const wait = { since: performance.now(), cut };
      waits.set(wait, wait);
      return { end: () => void waits.delete(wait) };
    },
    isUnresponsive: () => unresponsive,
    close() {
      clearInterval(timer);
      probe.close();
    },
  };
}

/** The probe keeps one connection open: a query on it costs PostgreSQL almost nothing, however busy the machine is. */
function createProbe(connectionString: string) {
  let current: { client: Client; ready: Promise<unknown> } | null = null;
  let closed = false;

  function drop(client: Client): void {
    if (current?.client === client) current = null;
    destroyConnection(client);
  }
  function open() {
    if (current !== null || closed) return current;
    const client = new Client({ connectionString, application_name: 'palmares-watch', keepAlive: true });
    client.on('error', () => drop(client));
    client.on('end', () => drop(client));
    const ready = client.connect();
    ready.catch(() => drop(client));
    current = { client, ready };
    return current;
  }

  return {
    open: () => void open(),
    /**
     * Null while the connection is being opened, which may be slow on a busy machine: that alone does not make the database unresponsive,
     * and calls that wait for a connection have the pool's timeout. A refused connection counts as an answer: the waiting calls get the
     * refusal themselves.
     */
    async isAnswered(): Promise<boolean | null> {
      const asked = open();
      if (asked === null) return true;
      const isOpen = await Promise.race([asked.ready.then(yes, yes), afterTicks()]);
      if (!isOpen) return null;
      const isAnswered = await Promise.race([asked.client.query('select 1').then(yes, yes), afterTicks()]);
      if (!isAnswered) drop(asked.client);
      return isAnswered;
    },
    close() {
      closed = true;
      if (current !== null) drop(current.client);
    },
  };
}

const yes = (): true => true;

/**
 * Resolves with false after about ANSWER_WITHIN_MS. The time is cut into ticks, so that it only passes while our own process runs: if the
 * process itself was busy, the answer may have arrived without being read.
 */
async function afterTicks(): Promise<boolean> {
  for (let tick = 0; tick < TICKS; tick += 1)
    await sleep(ANSWER_WITHIN_MS / TICKS, undefined, { ref: false });
  return false;
}
