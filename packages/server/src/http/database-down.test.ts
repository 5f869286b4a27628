import { createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createDatabase } from '../db/pool.ts';
import type { Deps } from '../deps.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createClient, type Reply } from '../testing/client.ts';
import { createTestDatabase, openTestPool } from '../testing/database.ts';
import { asVisitor, createToken, createUser } from '../testing/factories.ts';
import { createWebFolder } from '../testing/web-folder.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** The real application over a database address that gives no useful answer. */
async function createAppOver(
  connectionString: string,
  { statementTimeoutMs = 10_000, ...replaced }: Partial<Deps> & { statementTimeoutMs?: number } = {},
): Promise<TestApp> {
  const db = createDatabase({ connectionString, log: pino({ level: 'silent' }), statementTimeoutMs });
  const t = await createTestApp({ replaced: { ...replaced, db } });
  closing.push(
    () => t.close(),
    () => db.destroy(),
  );
  return t;
}

async function timed(work: Promise<Reply>): Promise<{ reply: Reply; ms: number }> {
  const started = performance.now();
  const reply = await work;
  return { reply, ms: performance.now() - started };
}

function expectUnavailable({ reply, ms }: { reply: Reply; ms: number }): void {
  expect([reply.status, reply.code]).toEqual([503, 'unavailable']);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  // Two seconds, and as long again for a busy machine; the other time limits are of 8 and 12 seconds.
  expect(ms).toBeLessThan(4_000);
}

test.each([
  ['nobody listens', 'postgresql://me@127.0.0.1:1/palmares'],
  ['nobody listens, by name', 'postgresql://me@localhost:1/palmares'],
  ['the socket is gone', 'postgresql:///palmares?host=/nonexistent-folder'],
])('AX-18: when %s every call is 503 with Retry-After, at once', async (_how, connectionString) => {
  const t = await createAppOver(connectionString);

  expectUnavailable(await timed(asVisitor(t).get('/album')));
  expectUnavailable(await timed(asVisitor(t).post('/login', { identifier: 'lea', password: 'x' })));
  expectUnavailable(await timed(asVisitor(t).get(`/media/${'0'.repeat(32)}/full.webp`)));
});

test('SH-31: meanwhile a page is one that comes back by itself, and what needs no database is there', async () => {
  const web = await createWebFolder();
  closing.push(() => web.remove());
  const t = await createAppOver('postgresql://me@127.0.0.1:1/palmares', { webFolder: web.folder });
  const headers = { accept: 'text/html' };

  const page = await t.app.inject({ url: '/album/1', headers });
  const file = await t.app.inject({ url: '/index.html', headers });

  expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(page.body).toContain('Palmarès revient dans un instant');
  expect(page.body).toContain('src="/return.js"');
  expect(file.statusCode).toBe(200);
});

test('PR-22: when the database takes the call and says nothing, 503 comes to everybody within 2 seconds', async () => {
  const silent: Server = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  closing.push(async () => void silent.close());
  const t = await createAppOver(`postgresql://me@127.0.0.1:${port}/palmares`);

  // More calls than the pool has connections.
  const calls = Array.from({ length: 25 }, () => timed(asVisitor(t).get('/album')));
  for (const call of await Promise.all(calls)) expectUnavailable(call);
});

test('when it cuts every connection under a running server nothing is 500, and the next calls work', {
  retry: 0,
}, async () => {
  const t = await createTestApp();
  closing.push(() => t.close());
  const client = createClient(t.app, await createToken(t, await createUser(t)));
  await Promise.all(Array.from({ length: 5 }, () => client.get('/me')));
  const outside = openTestPool(t.connectionString);
  closing.push(() => outside.destroy());
  const statuses: number[] = [];

  for (let round = 0; round < 10; round += 1) {
    // With a time limit, PostgreSQL answers only when the connections are gone.
    const cut = sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
      outside,
    );
    const replies = await Promise.all(Array.from({ length: 15 }, () => client.get('/me')));
    statuses.push(...replies.map((reply) => reply.status));
    await cut;
  }
  const back = await client.get('/me');

  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(back.status).toBe(200);
});

test('a statement that takes too long is 503, as a database that can only be read', async () => {
  const database = await createTestDatabase();
  const { connectionString } = database;
  closing.push(() => database.drop());
  const lock = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = database.db.transaction().execute(async (trx) => {
    await sql`lock table album in access exclusive mode`.execute(trx);
    locked.resolve();
    await lock.promise;
  });
  await locked.promise;
  const t = await createAppOver(connectionString, { statementTimeoutMs: 300 });

  const slow = await timed(asVisitor(t).get('/album'));
  lock.resolve();
  await holding;
  await sql
    .raw(
      `alter database ${new URL(connectionString).pathname.slice(1)} set default_transaction_read_only = on`,
    )
    .execute(database.db);
  const readOnly = await createAppOver(connectionString);
  const write = await timed(asVisitor(readOnly).post('/forgot-password', { email: 'lea@example.org' }));
  const read = await asVisitor(readOnly).get('/album');

  expectUnavailable(slow);
  expectUnavailable(write);
  expect(read.status).toBe(200);
});
