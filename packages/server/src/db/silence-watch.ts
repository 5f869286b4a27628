// Tells a database that has gone silent (its machine or its processes hang) from one that is busy. A connection that has been out for
// long is no proof: its statement may be slow. So another connection asks for nothing at all; where that is not answered either, every
// call that waits is ended, and new ones are refused at once until the database speaks again (access.md « Nothing is lost »: 503 within
// 2 s, never a hang).
import { Client } from 'pg';

/** Milliseconds; together they stay below the 2 s within which a call is answered. */
const LOOK_EVERY_MS = 200;
const SUSPECT_AFTER_MS = 500;
const ANSWER_WITHIN_MS = 1_000;

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
  let silent = false;
  let looking = false;

  async function look(): Promise<void> {
    const longAgo = performance.now() - SUSPECT_AFTER_MS;
    if (looking || (!silent && ![...waits.values()].some(({ since }) => since < longAgo))) return;
    looking = true;
    silent = !(await answers(connectionString));
    looking = false;
    // Whoever waits: also who came after the question was asked.
    if (silent) for (const { cut } of [...waits.values()]) cut();
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();

  return {
    begin(cut) {
      const wait = { since: performance.now(), cut };
      waits.set(wait, wait);
      return { end: () => void waits.delete(wait) };
    },
    isSilent: () => silent,
    close: () => clearInterval(timer),
  };
}

/** A refusal is an answer too: whoever waits hears of it by itself. */
async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, application_name: 'palmares-watch', keepAlive: true });
  client.on('error', () => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    // What has arrived meanwhile is read before the answer is « no »: our own process may have been the busy one.
    timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve(false))), ANSWER_WITHIN_MS);
  });
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => true,
    );
  const answered = await Promise.race([asked, late]);
  clearTimeout(timer);
  // A silent one would not answer a goodbye either.
  if (answered) await client.end().catch(() => undefined);
  else client.connection.stream.destroy();
  return answered;
}
