// Health endpoints for proxies, supervisors and uptime monitors, on the real application (docs/OPERATIONS.md « Health »).
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../db/pool.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createBackgroundApp } from './private-app.ts';
import { createReadiness } from './readiness.ts';

const ALL_WELL = { database: true, migrations: true, store: true };

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** Checks without a cached result, like a process that has not been asked yet. */
const look = () => createReadiness(t.deps)();

test('many probes of a server that can work are one question to its database', async () => {
  t.statements.length = 0;
  const replies = await Promise.all(Array.from({ length: 50 }, () => t.app.inject('/readyz')));

  for (const reply of replies)
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ready', checks: ALL_WELL }]);
  expect(replies[0]?.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(t.statements.filter((statement) => statement.includes('kysely_migration'))).toHaveLength(1);
});

test('PR-26: without its database it lives, and is not ready', async () => {
  const away = 'postgresql://me@127.0.0.1:1/palmares';
  const db = createDatabase({ connectionString: away, log: pino({ level: 'silent' }) });
  const alone = await createTestApp({ beside: t, replaced: { db, probe: db } });

  const [alive, ready] = [await alone.app.inject('/healthz'), await alone.app.inject('/readyz')];
  await alone.close();
  await db.destroy();

  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }]);
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: 'unavailable', checks: { database: false, migrations: false, store: true } },
  ]);
});

test('a database that lacks a migration is not ready; one that is ahead is', async () => {
  const name = t.deps.migrations.at(-1) ?? '';
  await sql`update kysely_migration set name = '999-newer' where name = ${name}`.execute(t.db);
  const behind = await look();
  await sql`insert into kysely_migration values (${name}, '')`.execute(t.db);
  const ahead = await look();

  expect(behind).toEqual({ ...ALL_WELL, migrations: false });
  expect(ahead).toEqual(ALL_WELL);
});

test('a database that was never migrated answers, and is not ready', async () => {
  await sql`alter table kysely_migration rename to elsewhere`.execute(t.db);
  const found = await look();
  await sql`alter table elsewhere rename to kysely_migration`.execute(t.db);

  expect(found).toEqual({ ...ALL_WELL, migrations: false });
});

test('about to stop it says no, answers still, and asks to be asked no more on that connection', async () => {
  const stop = new AbortController();
  const leaving = await createTestApp({ beside: t, replaced: { stopping: stop.signal } });
  const before = await leaving.app.inject('/api/site');
  stop.abort();

  const [ready, alive] = [await leaving.app.inject('/readyz'), await leaving.app.inject('/healthz')];
  const replies = await Promise.all(['/api/site', '/api/nowhere', '/'].map((url) => leaving.app.inject(url)));
  await leaving.close();

  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'stopping', checks: ALL_WELL }]);
  expect(alive.statusCode).toBe(200);
  expect(before.headers.connection).toBe('keep-alive');
  expect(replies.map(({ headers }) => headers.connection)).toEqual(['close', 'close', 'close']);
  expect(replies[0]?.statusCode).toBe(200);
});

test('a server that only works answers its health and its metrics, and nothing of the site', async () => {
  const metrics = { host: '127.0.0.1', port: undefined, token: 'a token of metrics, long enough to be one' };
  const beside = await createTestApp({ beside: t, config: { metrics } });
  const app = createBackgroundApp(beside.deps);
  const headers = { authorization: `Bearer ${metrics.token}` };
  const getStatus = async (url: string) => (await app.inject({ url, headers })).statusCode;

  const statuses = await Promise.all(
    ['/healthz', '/readyz', '/metrics', '/', '/api/site', '/api/album', '/media/x/full.webp'].map(getStatus),
  );
  await app.close();
  await beside.close();

  expect(statuses).toEqual([200, 200, 200, 404, 404, 404, 404]);
});

test('files that are gone are told, and found again', async () => {
  const files = join(t.dataDir, 'files');
  await rename(files, `${files}.away`);
  const gone = await look();
  await rename(`${files}.away`, files);

  expect(gone).toEqual({ ...ALL_WELL, store: false });
  expect(await look()).toEqual(ALL_WELL);
});

test('a disk that never answers is told, and is asked once only', async () => {
  let asked = 0;
  const inspect = () => {
    asked += 1;
    return new Promise<never>(() => undefined);
  };
  const images = Object.create(t.deps.images, { inspect: { value: inspect } }) as typeof t.deps.images;
  const readiness = createReadiness({ ...t.deps, images }, { keptMs: 0, storeTimeoutMs: 20 });

  const [first, second] = [await readiness(), await readiness()];

  expect([first.store, second.store]).toEqual([false, false]);
  expect(asked).toBe(1);
});
