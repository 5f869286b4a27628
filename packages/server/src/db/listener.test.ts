import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { Listener } from './listener.ts';

const NAME = 'palmares-listener-test';

let database: TestDatabase;
let listener: Listener;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  listener = new Listener(database.connectionString, NAME);
});
afterEach(() => listener.close());

const notify = (channel: string, payload: string) =>
  sql`select pg_notify(${channel}, ${payload})`.execute(database.db);

async function countConnections(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = ${NAME}`.execute(database.db);
  return rows[0]?.count ?? 0;
}

const cut = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = ${NAME}`.execute(database.db);

test('all channels are heard on one connection, each by its own listener', async () => {
  const heard: string[] = [];
  const [first, second] = await Promise.all([listener.connect(), listener.connect()]);
  await first.listen('some', (payload) => heard.push(`some ${payload}`));
  await second.listen('Other-channel', (payload) => heard.push(`other ${payload}`));

  await notify('Other-channel', '1');
  await notify('some', '2');
  await notify('nobody', '3');

  await expect.poll(() => heard).toEqual(['other 1', 'some 2']);
  expect(await countConnections()).toBe(1);
});

test('a lost connection is told once to everybody, and the next use opens another', {
  retry: 0,
}, async () => {
  const told: string[] = [];
  const session = await listener.connect();
  session.onLost(() => told.push('lease'));
  session.onLost(() => told.push('rooms'));

  await cut();
  await expect.poll(() => told).toEqual(['lease', 'rooms']);
  session.onLost(() => told.push('late'));
  expect(told).toEqual(['lease', 'rooms', 'late']);

  const next = await listener.connect();
  expect(next.id).not.toBe(session.id);
  const heard: string[] = [];
  await next.listen('some', (payload) => heard.push(payload));
  await notify('some', 'again');
  await expect.poll(() => heard).toEqual(['again']);
});

test('a failed statement ends the session before its caller knows', async () => {
  const session = await listener.connect();
  let isLost = false;
  session.onLost(() => {
    isLost = true;
  });

  const wasLost = await session
    .run((client) => client.query('select nothing from nowhere'))
    .then(
      () => null,
      () => isLost,
    );

  expect(wasLost).toBe(true);
  await expect.poll(countConnections).toBe(0);
});

test('an address where nothing answers is tried again at each use', async () => {
  const nowhere = new Listener('postgres://127.0.0.1:1/nothing', NAME);
  await expect(nowhere.connect()).rejects.toThrow('ECONNREFUSED');
  await expect(nowhere.connect()).rejects.toThrow('ECONNREFUSED');
  nowhere.close();
  await expect(nowhere.connect()).rejects.toThrow('closed');
});
