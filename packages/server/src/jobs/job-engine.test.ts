// The job engine: what is due is done, by one process at a time, whatever becomes of jobs and processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type JobQueue, openJobEngine } from './job-engine.ts';

let database: TestDatabase;
let logs: string[];
let running: { stop: AbortController; ended: Promise<void> }[];
beforeEach(async () => {
  database = await createTestDatabase();
  logs = [];
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map(endRun));
  await database.drop();
});

async function endRun({ stop, ended }: (typeof running)[number]): Promise<void> {
  stop.abort();
  await ended;
}

const open = (queues: readonly JobQueue[], onSettled?: (queue: string, outcome: string) => void) =>
  openJobEngine(
    {
      connectionString: database.connectionString,
      log: pino({ level: 'debug' }, { write: (line: string) => void logs.push(line) }),
      ...(onSettled && { onSettled }),
    },
    queues,
  );

/** Starts a process of its own, as far as the engine can tell. */
async function start(queues: readonly JobQueue[], onSettled?: (queue: string, outcome: string) => void) {
  const engine = await open(queues, onSettled);
  const stop = new AbortController();
  const server = { stop, ended: engine.run(stop.signal) };
  running.push(server);
  return server;
}

const countJobs = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs.job where state < 'completed' and name not like '\\_\\_%'`.execute(
    database.db,
  );
  return rows[0]?.count ?? 0;
};

/** Rows that are due until a job removes them. */
class Due {
  readonly done: string[] = [];
  #keys: string[];

  constructor(keys: readonly string[] = []) {
    this.#keys = [...keys];
  }

  add = (key: string) => void this.#keys.push(key);
  list = async (limit: number) => [...new Set(this.#keys)].slice(0, limit);
  left = () => this.#keys.length;
  /** Removes what is there now, and not what comes while `work` runs. */
  finish = async (key: string, work: () => Promise<unknown> = async () => undefined) => {
    const seen = this.#keys.filter((each) => each === key).length;
    await work();
    let removed = 0;
    this.#keys = this.#keys.filter((each) => each !== key || (removed += 1) > seen);
    this.done.push(key);
  };
}

test('what is due is done once each, in its order', async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `${index}`);
  const due = new Due(keys);
  await start([{ name: 'some', listDue: due.list, run: (key) => due.finish(key) }]);

  await expect.poll(due.left).toBe(0);

  expect(due.done).toEqual(keys);
});

test('what becomes due while its job runs is done in another run', async () => {
  const due = new Due(['one']);
  await start([
    {
      name: 'some',
      listDue: due.list,
      run: (key) => due.finish(key, async () => due.done.length === 0 && due.add('one')),
    },
  ]);

  await expect.poll(due.left).toBe(0);

  expect(due.done).toEqual(['one', 'one']);
});

test('two processes share what is due, and never have the same key at once', async () => {
  const names = ['a', 'b', 'c'];
  const due = new Due(names);
  const busy = new Set<string>();
  const doubled: string[] = [];
  const workers: [number, number] = [0, 0];
  const createQueue = (worker: 0 | 1): JobQueue => ({
    name: 'some',
    listDue: due.list,
    async run(key) {
      if (busy.has(key)) doubled.push(key);
      busy.add(key);
      workers[worker] += 1;
      await due.finish(key, () => sleep(500 + Math.random() * 700));
      busy.delete(key);
    },
  });
  await Promise.all([start([createQueue(0)]), start([createQueue(1)])]);

  for (let marked = 0; marked < 40; marked += 1) {
    due.add(names[marked % names.length] ?? '');
    await sleep(200);
  }
  await expect.poll(due.left).toBe(0);

  expect(doubled).toEqual([]);
  expect(Math.min(...workers)).toBeGreaterThan(0);
});

test('what runs after a start runs once, if several processes start together', async () => {
  let runs = 0;
  const queue: JobQueue = {
    name: 'at_start',
    atStart: true,
    async run(_key, signal) {
      runs += 1;
      // The run outlasts the starts of all processes: one that starts after its end would run it again.
      await once(signal, 'abort');
    },
  };
  await Promise.all([start([queue]), start([queue]), start([queue])]);

  await expect.poll(() => runs).toBe(1);
  await sleep(2_000);
  expect(runs).toBe(1);
});

test('what runs by the clock is scheduled once for all processes', async () => {
  const queue: JobQueue = { name: 'hourly', cron: '0 * * * *', run: async () => undefined };
  await start([queue]);
  await start([{ ...queue, cron: '30 * * * *' }]);

  const { rows } = await sql`select name, cron from jobs.schedule`.execute(database.db);

  expect(rows).toEqual([{ name: 'hourly', cron: '30 * * * *' }]);
});

test('however much is due, few jobs are queued', async () => {
  const due = new Due(Array.from({ length: 3_000 }, (_, index) => `${index}`));
  const finished = Promise.withResolvers<void>();
  await start([{ name: 'some', listDue: due.list, run: () => finished.promise }]);

  await expect.poll(countJobs).toBe(500);
  await sleep(2_500);

  expect(await countJobs()).toBe(500);
  finished.resolve();
});

describe('what is lost', () => {
  test('jobs that vanish are queued again', async () => {
    const due = new Due(['one', 'two']);
    const begun: string[] = [];
    const first = await start([
      {
        name: 'some',
        listDue: due.list,
        async run(key, signal) {
          begun.push(key);
          await once(signal, 'abort');
        },
      },
    ]);
    await expect.poll(() => begun).toEqual(['one']);
    await sql`delete from jobs.job`.execute(database.db);
    await endRun(first);

    await start([{ name: 'some', listDue: due.list, run: (key) => due.finish(key) }]);

    await expect.poll(due.left).toBe(0);
    expect(due.done).toEqual(['one', 'two']);
  });

  test('a schema that is gone, as after a restore, is created anew', async () => {
    const due = new Due(['one']);
    const queue: JobQueue = { name: 'some', listDue: due.list, run: (key) => due.finish(key) };
    await endRun(await start([queue]));
    await sql`drop schema jobs cascade`.execute(database.db);
    due.add('two');

    await start([queue]);

    await expect.poll(due.left).toBe(0);
  });

  // retry: 0, because a second attempt would hide what the first one lost.
  test('PA-20: the job of a process that is killed (kill -9) is taken up and done once', {
    retry: 0,
  }, async () => {
    const file = join(import.meta.dirname, '../testing/job-process.ts');
    const child = spawn(process.execPath, [file, database.connectionString], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await exited;
    const due = new Due(['key']);

    await start([
      {
        name: 'killed',
        options: { heartbeatSeconds: 10 },
        listDue: due.list,
        run: (key) => due.finish(key),
      },
    ]);

    await expect.poll(due.left, { timeout: 120_000 }).toBe(0);
    expect(due.done).toEqual(['key']);
  });
});

test('a job that fails is tried again, holds up no other, and its error is told in the log alone', async () => {
  const due = new Due(['bad', 'good']);
  const outcomes: string[] = [];
  let tries = 0;
  await start(
    [
      {
        name: 'some',
        options: { retryDelay: 1 },
        listDue: due.list,
        async run(key) {
          if (key === 'bad' && (tries += 1) < 3) throw new Error('lea@example.org is a value of a row');
          await due.finish(key);
        },
      },
    ],
    (queue, outcome) => void outcomes.push(`${queue} ${outcome}`),
  );
  await expect.poll(() => due.done).toEqual(['good']);
  const { rows } = await sql<{ job: string }>`select job::text as job from jobs.job`.execute(database.db);

  expect(rows.map(({ job }) => job).join()).not.toContain('lea@example.org');
  const told = logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told.find(({ level }) => level === 50)).toMatchObject({
    queue: 'some',
    key: 'bad',
    msg: 'a job failed and will be tried again',
  });
  await expect.poll(due.left).toBe(0);
  expect(tries).toBe(3);
  expect(outcomes.toSorted()).toEqual(['some done', 'some done', 'some failed', 'some failed']);
});

test('a stop waits for the job under way and begins no other', async () => {
  const due = new Due(['one', 'two']);
  const begun: string[] = [];
  const server = await start([
    {
      name: 'some',
      listDue: due.list,
      async run(key) {
        begun.push(key);
        await due.finish(key, () => sleep(1_000));
      },
    },
  ]);
  await expect.poll(() => begun).toEqual(['one']);

  await endRun(server);

  expect(due.done).toEqual(['one']);
  expect(begun).toEqual(['one']);
  expect(logs.filter((line) => /"level":[45]0/.test(line))).toEqual([]);
});

test('a job that ends with the signal is left to the next process', async () => {
  const due = new Due(['one']);
  const server = await start([
    {
      name: 'some',
      options: { retryDelay: 1 },
      listDue: due.list,
      async run(_key, signal) {
        due.done.push('begun');
        await once(signal, 'abort');
        signal.throwIfAborted();
      },
    },
  ]);
  await expect.poll(() => due.done).toEqual(['begun']);
  const askedAt = performance.now();

  await endRun(server);

  // A job that did not listen to the signal would take five seconds.
  expect(performance.now() - askedAt).toBeLessThan(5_000);
  expect(logs.filter((line) => /"level":[45]0/.test(line))).toEqual([]);
  await start([
    { name: 'some', options: { retryDelay: 1 }, listDue: due.list, run: (key) => due.finish(key) },
  ]);
  await expect.poll(due.left).toBe(0);
});

test('what fails to be listed is told once and listed again', async () => {
  let broken = true;
  const due = new Due(['one']);
  await start([
    {
      name: 'some',
      listDue: (limit) => (broken ? Promise.reject(new Error('no answer')) : due.list(limit)),
      run: (key) => due.finish(key),
    },
  ]);
  const told = (text: string) => logs.filter((line) => line.includes(text)).length;
  await expect.poll(() => told('background jobs wait')).toBe(1);
  await sleep(2_500);
  expect(told('background jobs wait')).toBe(1);

  broken = false;

  await expect.poll(due.left).toBe(0);
  expect(told('background jobs run again')).toBe(1);
});

test('a role that may not create the schema is told so, and one that got the schema needs no right', async () => {
  const { db } = database;
  const { rows } = await sql<{ name: string; role: string }>`
    select current_database() as name, current_user as role`.execute(db);
  const { name = '', role = '' } = rows[0] ?? {};
  await sql`revoke create on database ${sql.ref(name)} from ${sql.ref(role)}, public`.execute(db);

  await expect(open([])).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('create schema jobs authorization'),
  });

  await sql`grant create on database ${sql.ref(name)} to ${sql.ref(role)}`.execute(db);
  await sql`create schema jobs`.execute(db);
  await sql`revoke create on database ${sql.ref(name)} from ${sql.ref(role)}`.execute(db);
  await (await open([])).close();
});
