import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

test('each test database starts migrated and knows nothing of the others', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  try {
    await first.db.insertInto('setting').values({ name: 'mark', value: '1' }).execute();

    const seen = await second.db.selectFrom('setting').selectAll().where('name', '=', 'mark').execute();

    expect(seen).toEqual([]);
  } finally {
    await Promise.all([first.drop(), second.drop()]);
  }
});

test('a dropped test database is gone, also while somebody is connected to it', async () => {
  const watcher = await createTestDatabase();
  const dropped = await createTestDatabase();
  const name = new URL(dropped.connectionString).pathname.slice(1);

  await dropped.drop();

  const found = await sql`select 1 from pg_database where datname = ${name}`.execute(watcher.db);
  expect(found.rows).toEqual([]);
  await watcher.drop();
});
