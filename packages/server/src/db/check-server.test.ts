import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { assertDatabaseUsable } from './check-server.ts';

const AWAY = 'postgresql://me:hush@127.0.0.1:1/x';

let database: TestDatabase;
let name: string;
beforeAll(async () => {
  database = await createTestDatabase();
  name = new URL(database.connectionString).pathname.slice(1);
});
afterAll(() => database.drop());

/** Another spelling of the same address, as if a pooler were there. `npm run test:long -- pooler` has a real one. */
function toPooled(): string {
  const url = new URL(database.connectionString);
  url.searchParams.set('application_name', 'palmares-pooled');
  return url.href;
}

const check = (databaseUrl: string, databaseDirectUrl = database.connectionString) =>
  assertDatabaseUsable({ databaseUrl, databaseDirectUrl, namedStatements: true });

test('without a pooler, the database needs no setting', async () => {
  await expect(check(database.connectionString)).resolves.toBeUndefined();
});

test('a pooler must limit the time of statements and transactions, and keep named statements', async () => {
  const limit = async (statement: string, idle: string) => {
    const set = (setting: string, value: string) =>
      sql`alter database ${sql.id(name)} set ${sql.raw(setting)} = ${sql.lit(value)}`.execute(database.db);
    await set('statement_timeout', statement);
    await set('idle_in_transaction_session_timeout', idle);
  };
  for (const [statement, idle] of [
    ['0', '60s'],
    ['11s', '60s'],
    ['10s', '0'],
  ] as const) {
    await limit(statement, idle);
    await expect(check(toPooled())).rejects.toThrow('connect_query');
  }

  await limit('10s', '60s');
  await expect(check(toPooled())).resolves.toBeUndefined();
});

test('tells by its variable which address does not answer, without the password', async () => {
  await expect(check(AWAY, AWAY)).rejects.toThrow(/^La base de données indiquée par DATABASE_URL (?!.*hush)/);
  await expect(check(database.connectionString, AWAY)).rejects.toThrow(/DATABASE_DIRECT_URL (?!.*hush)/);
});
