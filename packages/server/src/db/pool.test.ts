import { createServer } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, openTestPool, type TestDatabase } from '../testing/database.ts';
import { assertSupportedServer } from './check-server.ts';
import { isDatabaseDown } from './database-down.ts';
import { createDatabase } from './pool.ts';
import { PoolBusy } from './watched-pool.ts';

const log = pino({ level: 'silent' });

describe('the pool', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  test('reads int8 as a number', async () => {
    const found = await sql<{ n: unknown }>`select 9007199254740991::int8 as n`.execute(database.db);

    expect(found.rows[0]?.n).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('refuses an int8 that a number cannot hold rather than change it', async () => {
    await expect(sql`select 9007199254740993::int8 as n`.execute(database.db)).rejects.toThrow(RangeError);
  });

  test('ends a statement that runs too long', async () => {
    const db = openTestPool(database.connectionString, { statementTimeoutMs: 100 });

    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
    await db.destroy();
  });

  test('lets a call wait for a connection longer than one may take to open, while the database answers', async () => {
    const db = createDatabase({ connectionString: database.connectionString, log, max: 1 });
    const slow = sql`select pg_sleep(2.5)`.execute(db);

    const replies = await Promise.all([1, 2].map((n) => sql`select ${n}::int as n`.execute(db)));
    await slow;
    await db.destroy();

    expect(replies.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  });

  test('refuses a call that has waited long enough, and hands its turn on', async () => {
    const db = openTestPool(database.connectionString, { max: 1, waitTimeoutMs: 100 });
    const slow = sql`select pg_sleep(0.5)`.execute(db);

    const refused = await sql`select 1`.execute(db).catch((error: unknown) => error);
    await slow;
    const later = await sql`select 2 as n`.execute(db);
    await db.destroy();

    expect(refused).toBeInstanceOf(PoolBusy);
    expect(isDatabaseDown(refused)).toBe(true);
    expect(later.rows).toEqual([{ n: 2 }]);
  });

  test('goes on after PostgreSQL closed its connections', { retry: 0 }, async () => {
    const db = openTestPool(database.connectionString, { max: 1 });
    const first = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await sql`select pg_terminate_backend(${first.rows[0]?.pid})`.execute(database.db);

    await expect
      .poll(() =>
        sql`select 1`.execute(db).then(
          () => 'fine',
          () => 'cut',
        ),
      )
      .toBe('fine');
    await db.destroy();
  });

  test('a connection that is lost while the pool closes is no fault to tell', async () => {
    const lines: string[] = [];
    const telling = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const db = openTestPool(database.connectionString, { log: telling, max: 1 });
    let closed: Promise<void> | undefined;

    const used = db.connection().execute(async (connection) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
      closed = db.destroy();
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 10_000)`.execute(database.db);
      await expect.poll(() => sql`select 1`.execute(connection).catch(() => 'cut')).toBe('cut');
    });

    await used;
    await closed;
    expect(lines).toEqual([]);
  });

  test('a database that accepts and never answers is an error within about 2 seconds', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const db = createDatabase({ connectionString: `postgresql://me@127.0.0.1:${port}/x`, log });
    const startedAt = performance.now();

    await expect(sql`select 1`.execute(db)).rejects.toThrow();

    // A busy machine is allowed as long again; the other time limits are of 8 and 12 seconds.
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    silent.close();
  });

  test('the server of the tests is recent enough, and one that is absent is told without the password', async () => {
    await expect(assertSupportedServer(database.connectionString)).resolves.toBeUndefined();

    const absent = assertSupportedServer('postgresql://me:hush@127.0.0.1:1/x');

    await expect(absent).rejects.toThrow(
      /^La base de données indiquée par DATABASE_URL ne répond pas\s: (?!.*hush)/,
    );
  });
});
