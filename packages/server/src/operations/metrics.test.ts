// The metrics that Prometheus scrapes, from the real application.
import { once } from 'node:events';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '../db/pool.ts';
import { openJobEngine } from '../jobs/job-engine.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { asVisitor, createAlbum, createTierlist, createUser } from '../testing/factories.ts';
import { createPrivateApp } from './private-app.ts';

const TOKEN = 'a token of metrics, long enough to be one';
const ON_SITE = { host: '127.0.0.1', port: undefined, token: TOKEN };
const ON_PORT = { host: '127.0.0.1', port: 9_464, token: undefined };

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ config: { metrics: ON_SITE } });
});
afterAll(() => t.close());

/** Lines of the text format, by name and labels. */
async function read(app = t.app): Promise<Map<string, number>> {
  const reply = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = reply.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end))];
    }),
  );
}

test('PR-26: they are for who carries the token', async () => {
  const ask = (authorization?: string) =>
    t.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

  for (const refused of [await ask(), await ask('Bearer x'), await ask(TOKEN), await ask(`Bearer ${TOKEN}x`)])
    expect([refused.statusCode, refused.body.includes('palmares_')]).toEqual([401, false]);
  expect((await ask(`Bearer ${TOKEN}`)).statusCode).toBe(200);
});

test('without a configuration there are none, and with a port of their own they are not on the site', async () => {
  const none = await createTestApp({ beside: t });
  const apart = await createTestApp({ beside: t, config: { metrics: ON_PORT } });
  const privateApp = createPrivateApp(apart.deps);
  if (privateApp === null) throw new Error('no private app');

  for (const site of [none, apart])
    expect((await site.app.inject('/metrics')).body).not.toContain('palmares_');
  expect(createPrivateApp(none.deps)).toBeNull();
  expect((await privateApp.inject('/metrics')).body).toContain('palmares_http_requests_total');
  expect((await privateApp.inject('/readyz')).statusCode).toBe(200);
  await Promise.all([privateApp.close(), none.close(), apart.close()]);
});

test('requests are counted by pattern and status, and no address or name is told', async () => {
  const { id } = await createAlbum(t, await createUser(t), { name: 'Secret des dieux' });
  await asVisitor(t).get(`/album/${id}?search=mot-cherche`);
  await asVisitor(t).get('/album/999999');
  await asVisitor(t).get('/rien');
  await t.app.inject(`/album/${id}`);
  await t.app.inject('/nulle-part');

  const figures = await read();

  const requests = (labels: string) => figures.get(`palmares_http_requests_total{${labels}}`);
  expect(requests('method="GET",route="/api/album/:id",status="200"')).toBe(1);
  expect(requests('method="GET",route="/api/album/:id",status="404"')).toBe(1);
  expect(requests('method="GET",route="page album",status="200"')).toBe(1);
  expect(requests('method="GET",route="page none",status="404"')).toBe(2);
  expect(
    figures.get('palmares_http_request_duration_seconds_count{method="GET",route="/api/album/:id"}'),
  ).toBe(2);
  const names = [...figures.keys()].join('\n');
  for (const told of ['Secret', 'mot-cherche', 'nulle-part', '999999']) expect(names).not.toContain(told);
});

test('what waits is told: mails, albums without a palmarès of their newest voices, images, files', async () => {
  const beside = await createTestApp({ beside: t, config: { metrics: ON_SITE } });
  const user = await createUser(t);
  const [one, other] = [await createAlbum(t, user), await createAlbum(t, user)];
  for (const album of [one, one, other]) await createTierlist(t, user, album);
  const post = (failed: Date | null) =>
    sql`insert into mail_outbox (kind, account_id, recipient, payload, created_at, next_try_at, failed_at)
      values ('welcome', ${user.id}, 'x@example.org', '{}', now(), now(), ${failed})`.execute(t.db);
  for (const failed of [null, null, null, new Date()]) await post(failed);
  await t.db.insertInto('album_count_change').values({ album_id: one.id, uses: 0, views: 1 }).execute();
  const turns = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const uploads = turns.map(({ promise }) =>
    beside.deps.uploadLimits.turn.run(() => promise, { owner: user.id }),
  );
  const giveBack = beside.deps.uploadLimits.bytes.take(user.id, 1_000);

  const figures = await read(beside.app);

  for (const { resolve } of turns) resolve();
  await Promise.all(uploads);
  giveBack();
  await beside.close();
  const shared = (queue: string) => figures.get(`palmares_shared_queue_length{queue="${queue}"}`);
  expect([shared('mails'), shared('failed_mails'), shared('palmares')]).toEqual([3, 1, 2]);
  expect(shared('album_counts')).toBe(1);
  expect([shared('image_copies'), shared('file_removals')]).toEqual([expect.any(Number), 0]);
  const ages = [...figures].filter(([name]) => name.startsWith('palmares_shared_queue_oldest_seconds'));
  expect(ages.map(([name]) => /"(.*)"/.exec(name)?.[1])).toEqual(['mails', 'palmares']);
  for (const [, seconds] of ages) expect(seconds).toBeGreaterThanOrEqual(0);
  // Two more are running.
  expect(figures.get('palmares_queue_length{queue="images"}')).toBe(3);
  expect(figures.get('palmares_queue_length{queue="content_check"}')).toBe(0);
  expect(figures.get('palmares_upload_bytes{state="taken"}')).toBe(1_000);
});

test('background jobs are told: how many wait or have failed, for how long, and what was done', async () => {
  const stop = new AbortController();
  const fails = Promise.withResolvers<never>();
  fails.promise.catch(() => undefined);
  const engine = await openJobEngine(
    {
      connectionString: t.connectionString,
      log: t.deps.log,
      onSettled: (queue, outcome) => t.deps.metrics?.countJob(queue, outcome),
    },
    [
      { name: 'failing', listDue: async () => ['one'], run: () => fails.promise },
      { name: 'waiting', listDue: async () => ['one', 'two'], run: (_key, signal) => once(signal, 'abort') },
    ],
  );
  const running = engine.run(stop.signal);
  const told = async (name: string) => (await read()).get(name);
  await expect.poll(() => told('palmares_job_queue_length{queue="waiting"}')).toBe(1);

  fails.reject(new Error('refused'));

  await expect.poll(() => told('palmares_jobs_total{queue="failing",outcome="failed"}')).toBe(1);
  await expect.poll(() => told('palmares_job_queue_failing{queue="failing"}')).toBe(1);
  expect(await told('palmares_job_queue_failing{queue="waiting"}')).toBe(0);
  expect(await told('palmares_job_queue_oldest_seconds{queue="waiting"}')).toBeGreaterThanOrEqual(0);
  expect([...(await read()).keys()].join()).not.toContain('pgboss');
  stop.abort();
  await running;
});

test('images are told by whether their access was remembered', async () => {
  const { keys } = await createAlbum(t, await createUser(t), { files: true });
  const answered = async (by: string) => (await read()).get(`palmares_image_access{answered="${by}"}`);
  const [database, memory] = [await answered('database'), await answered('memory')];

  await vi.waitFor(
    async () => {
      await t.app.inject({ url: `/media/${keys[0]}/160.webp` });
      expect(await answered('memory')).toBeGreaterThan(memory ?? 0);
    },
    { timeout: 30_000 },
  );

  expect(await answered('database')).toBeGreaterThan(database ?? 0);
});

test('the pool, the disk, the checks of /readyz and the process are told', async () => {
  const figures = await read();

  expect(figures.get('palmares_pool_connections{state="max"}')).toBe(10);
  expect(figures.get('palmares_pool_connections{state="waiting"}')).toBe(0);
  expect(figures.get('palmares_store_bytes{what="free"}')).toBeGreaterThan(0);
  expect(figures.get('palmares_ready{check="database"}')).toBe(1);
  expect(figures.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect([...figures.keys()].some((name) => name.startsWith('nodejs_eventloop_lag'))).toBe(true);
});

test('calls that wait for a connection are told while the pool is full', async () => {
  const held = Promise.withResolvers<void>();
  const holding = Array.from({ length: 12 }, () => t.db.connection().execute(() => held.promise));
  await expect.poll(() => t.deps.pool().used).toBe(10);

  const figures = await read();
  held.resolve();
  await Promise.all(holding);

  const connections = (state: string) => figures.get(`palmares_pool_connections{state="${state}"}`);
  expect([connections('used'), connections('waiting')]).toEqual([10, 2]);
  expect(figures.get('palmares_ready{check="database"}')).toBe(1);
});

test('while the database is away the rest is told, and no old figure', async () => {
  const connectionString = 'postgresql://me@127.0.0.1:1/palmares';
  const db = createDatabase({ connectionString, log: pino({ level: 'silent' }) });
  const alone = await createTestApp({ beside: t, config: { metrics: ON_SITE }, replaced: { db, probe: db } });

  const figures = await read(alone.app);
  await alone.close();
  await db.destroy();

  expect(figures.get('palmares_ready{check="database"}')).toBe(0);
  expect([...figures.keys()].some((name) => name.startsWith('palmares_shared_queue_length'))).toBe(false);
  expect(figures.get('palmares_queue_length{queue="images"}')).toBe(0);
});
