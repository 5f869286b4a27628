// Tells a database that has gone silent (its machine or its processes hang) from one that is busy. A connection that has been out for
// long is no proof: its statement may be slow. So another connection asks for nothing at all; where that is not answered either, every
// call that waits is ended, and new ones are refused at once until the database speaks again (access.md « Nothing is lost »: 503 within
// 2 s, never a hang).
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Milliseconds; together they stay below the 2 s within which a call is answered. */
const LOOK_EVERY_MS = 150;
const SUSPECT_AFTER_MS = 400;
const ANSWER_WITHIN_MS = 900;
const TICKS = 5;

export class DatabaseSilent extends Error {
  constructor() {
    super('the database does not answer');
    this.name = 'DatabaseSilent';
  }
}

export interface SilenceWatch {
  /** Counts a wait from now until `end`; `cut` is called when the database turns out to be silent. */
  begin(cut: () => void): { end(): void };
  isSilent(): boolean;
  close(): void;
}

export function watchSilence(connectionString: string): SilenceWatch {
  const waits = new Map<object, { since: number; cut: () => void }>();
  const probe = createProbe(connectionString);
  let silent = false;
  let looking = false;

  async function look(): Promise<void> {
    const longAgo = performance.now() - SUSPECT_AFTER_MS;
    if (looking || (!silent && ![...waits.values()].some(({ since }) => since < longAgo))) return;
    looking = true;
    silent = !((await probe.isAnswered()) ?? !silent);
    looking = false;
    // Whoever waits: also who came after the question was asked.
    if (silent) for (const { cut } of waits.values()) cut();
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
    isSilent: () => silent,
    close() {
      clearInterval(timer);
      probe.close();
    },
  };
}

/** One connection that stays open: to ask on it takes PostgreSQL next to nothing, however busy the machine is. */
function createProbe(connectionString: string) {
  let current: { client: Client; ready: Promise<unknown> } | null = null;
  let closed = false;

  function drop(client: Client): void {
    if (current?.client === client) current = null;
    client.connection.stream.destroy();
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
     * Null while the connection is being opened, which a busy machine may make slow: that alone is no silence, and whoever waits for
     * a connection of their own has the pool's limit. A refusal is an answer: whoever waits hears of it by itself.
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

/** False after about ANSWER_WITHIN_MS in which our own process ran: when it was the busy one, the answer may lie there unread. */
async function afterTicks(): Promise<boolean> {
  for (let tick = 0; tick < TICKS; tick += 1)
    await sleep(ANSWER_WITHIN_MS / TICKS, undefined, { ref: false });
  return false;
}
