// Background jobs, on pg-boss (docs/decisions/0096). Rows of the application are the truth: a job only says that something may be due. So
// any job may be lost, run late or run again, and every queue checks what is due when it runs.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { type Db, PgBoss, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { isDatabaseDown } from '../db/database-down.ts';
import { createPool, databaseOver } from '../db/pool.ts';
import { bool, defineRow, int8 } from '../db/row-type.ts';
import type { Database } from '../db/schema.ts';
import { createFailureLog, type FailureLog } from '../failure-log.ts';
import { errorCode, StartError } from '../start-error.ts';
import { jobMessages } from './job-messages.ts';
import { JOBS_SCHEMA } from './jobs-schema.ts';

export type JobKey = number | string;

export type JobQueue = {
  readonly name: string;
  /**
   * Lists what is due, most urgent first. It is asked every second by every process, and asked again until it is done: a key that is queued
   * or running is not queued twice.
   */
  readonly listDue?: (limit: number) => Promise<readonly JobKey[]>;
  /** When the queue runs once in the whole fleet, in UTC; an occurrence is skipped while the previous one runs. */
  readonly cron?: string;
  /** Runs once after the start of each process. */
  readonly atStart?: boolean;
  /** Differences from `QUEUE`. */
  readonly options?: QueueOptions;
  /**
   * Runs one job; `key` is empty for a run by `cron` or `atStart`. The signal is aborted when the server stops, or when another process may
   * have taken the job. A job that throws is retried with backoff.
   */
  readonly run: (key: string, signal: AbortSignal) => Promise<unknown>;
};

export type JobOutcome = 'done' | 'failed';

type EngineInput = {
  readonly connectionString: string;
  readonly log: Logger;
  readonly onSettled?: (queue: string, outcome: JobOutcome) => void;
};

/** The engine's own connections, so that jobs neither wait for requests nor keep them waiting. */
const CONNECTIONS = 2;
/** Milliseconds; no request waits for the engine's connections. */
const CONNECT_TIMEOUT_MS = 10_000;
const RELAY_EVERY_MS = 1_000;
/** A listing that took long is repeated less often: it takes at most this share of the time. */
const RELAY_SHARE = 1 / 20;
/** Number of queued jobs from which a queue gets no more, and of keys listed at once: the engine's tables stay small however much is due. */
const REFILL_BELOW = 100;
const RELAYED_AT_ONCE = 500;
/** Less than the drain time of the server; a job that goes on longer is left to another process. */
const STOP_MS = 5_000;
/** PostgreSQL's insufficient_privilege. */
const NOT_PERMITTED = '42501';

/**
 * A job of a killed process is noticed after at most 15 + 5 seconds and retried five seconds later. Finished jobs are deleted within two
 * minutes.
 */
const QUEUE = {
  heartbeatSeconds: 15,
  expireInSeconds: 3_600,
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  retentionSeconds: 86_400,
  deleteAfterSeconds: 60,
} as const;

const ENGINE = {
  schema: JOBS_SCHEMA,
  superviseIntervalSeconds: 5,
  monitorIntervalSeconds: 5,
  maintenanceIntervalSeconds: 60,
  // Dependencies between jobs, which nothing uses.
  flowIntervalSeconds: 3_600,
  // The tables are small: vacuum keeps them so, and a backup's long transaction is no reason for a warning.
  reindex: false,
  monitorVacuum: false,
  registerInstance: false,
  openTelemetry: { enabled: false },
} as const;

const FOUND = defineRow('schema of jobs', { found: bool });
const QUEUED = defineRow('queued jobs', { queued: int8 });

type JobData = { readonly key: string };

/** Creates the engine's schema and the queues if they are missing. Throws a StartError if the database role may not. */
export async function openJobEngine(input: EngineInput, queues: readonly JobQueue[]): Promise<JobEngine> {
  const pool = createPool({ ...input, max: CONNECTIONS, connectTimeoutMs: CONNECT_TIMEOUT_MS });
  const db = databaseOver(pool);
  let boss: PgBoss | undefined;
  try {
    const { found } = await FOUND.get(db, sql`select to_regnamespace(${JOBS_SCHEMA}) is not null as found`);
    boss = new PgBoss({ ...ENGINE, createSchema: !found, db: toEngineDb(pool) });
    const engine = new JobEngine(input, { boss, db }, queues);
    await boss.start();
    for (const queue of queues) await defineQueue(boss, queue);
    return engine;
  } catch (error) {
    await boss?.stop({ graceful: false }).catch(() => undefined);
    await db.destroy();
    if (errorCode(error) === NOT_PERMITTED)
      throw new StartError(jobMessages.notPermitted(JOBS_SCHEMA), { cause: error });
    throw error;
  }
}

/** `pool.query` would not notice an unresponsive database (db/watched-pool.ts). */
const toEngineDb = (pool: Pool): Db => ({
  async executeSql(text, values) {
    const client = await pool.connect();
    try {
      const result = await client.query(text, values);
      client.release();
      return result;
    } catch (error) {
      // A failed script may have left a transaction open.
      client.release(true);
      throw error;
    }
  },
});

async function defineQueue(boss: PgBoss, { name, options, cron }: JobQueue): Promise<void> {
  const settings = { ...QUEUE, ...options };
  await boss.createQueue(name, { ...settings, policy: 'exclusive' });
  // The queue may exist with the settings of another version.
  await boss.updateQueue(name, settings);
  if (cron !== undefined) await boss.schedule(name, cron);
}

type Running = {
  readonly queue: JobQueue;
  /** Makes this process fetch at once instead of at its next poll. */
  readonly wake: () => void;
};

export class JobEngine {
  readonly #input: EngineInput;
  readonly #boss: PgBoss;
  readonly #db: Kysely<Database>;
  readonly #queues: readonly JobQueue[];
  readonly #failures: FailureLog;
  #closing: Promise<void> | null = null;

  constructor(
    input: EngineInput,
    { boss, db }: { boss: PgBoss; db: Kysely<Database> },
    queues: readonly JobQueue[],
  ) {
    this.#input = input;
    this.#boss = boss;
    this.#db = db;
    this.#queues = queues;
    this.#failures = createFailureLog(input.log, {
      failed: 'background jobs wait',
      worked: 'background jobs run again',
    });
    boss.on('error', (error) => {
      if (this.#closing === null) this.#failures.failed(error);
    });
    boss.on('warning', ({ message }) => input.log.warn(message));
  }

  /** Runs jobs until the signal is aborted, then lets those in progress finish within the drain time. */
  async run(signal: AbortSignal): Promise<void> {
    const running = await Promise.all(this.#queues.map((queue) => this.#work(queue, signal)));
    const relays = running.flatMap(({ queue: { name, atStart, listDue }, wake }) => [
      ...(atStart === true ? [this.#repeat(signal, () => this.#enqueue(name, [''], wake))] : []),
      ...(listDue === undefined ? [] : [this.#repeat(signal, () => this.#relay(name, listDue, wake))]),
    ]);
    await Promise.all([untilAborted(signal), ...relays]);
    await this.close();
  }

  /** Calling it twice is harmless. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    const stopped = this.#boss.stop({ timeout: STOP_MS }).then(() => this.#db.destroy());
    // Without an answering database it would take longer than the server may.
    await Promise.race([stopped, sleep(STOP_MS + 500)]);
  }

  async #work(queue: JobQueue, stopping: AbortSignal): Promise<Running> {
    let worker = '';
    const wake = () => this.#boss.notifyWorker(worker);
    worker = await this.#boss.work<JobData | null>(queue.name, {}, async ([job]) => {
      if (job === undefined) return;
      // The engine stores the error that it gets. Errors of PostgreSQL quote values of rows, which belong in no second table.
      if (!(await this.#runJob(queue, job.data?.key ?? '', { job: job.signal, stopping })))
        throw new Error('failed, as the log tells');
      // Without it a worker takes one job per poll.
      wake();
    });
    return { queue, wake };
  }

  /** Returns whether it succeeded. */
  async #runJob(
    { name, run }: JobQueue,
    key: string,
    signals: { job: AbortSignal; stopping: AbortSignal },
  ): Promise<boolean> {
    const { log, onSettled } = this.#input;
    try {
      await run(key, AbortSignal.any([signals.job, signals.stopping]));
      onSettled?.(name, 'done');
      return true;
    } catch (error) {
      if (signals.stopping.aborted) return false;
      onSettled?.(name, 'failed');
      if (isDatabaseDown(error)) this.#failures.failed(error);
      else log.error({ err: error, queue: name, key }, 'a job failed and will be tried again');
      return false;
    }
  }

  /** Repeats the work until it succeeds and answers « over », or until the signal is aborted. */
  async #repeat(signal: AbortSignal, work: () => Promise<'over' | 'again'>): Promise<void> {
    let state = 'again';
    while (!signal.aborted && state === 'again') {
      const startedAt = performance.now();
      try {
        state = await work();
        this.#failures.worked();
      } catch (error) {
        if (!signal.aborted) this.#failures.failed(error);
      }
      const pauseMs = Math.max(RELAY_EVERY_MS, (performance.now() - startedAt) / RELAY_SHARE);
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async #relay(name: string, listDue: NonNullable<JobQueue['listDue']>, wake: () => void): Promise<'again'> {
    const { queued } = await QUEUED.get(
      this.#db,
      sql`select count(*) as queued from (select 1 from ${sql.table(`${JOBS_SCHEMA}.job`)}
        where name = ${name} and state < 'active' limit ${REFILL_BELOW}) as waiting`,
    );
    if (queued < REFILL_BELOW) await this.#enqueue(name, await listDue(RELAYED_AT_ONCE), wake);
    return 'again';
  }

  /** Keys that are queued or running are left out, by a unique index. */
  async #enqueue(name: string, keys: readonly JobKey[], wake: () => void): Promise<'over'> {
    if (keys.length === 0) return 'over';
    const jobs = keys.map(String).map((key) => ({ singletonKey: key, data: { key } }));
    const inserted = await this.#boss.insert(name, jobs, { returnId: true });
    if (inserted !== null) wake();
    return 'over';
  }
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
