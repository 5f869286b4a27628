import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, openTestPool, type TestDatabase } from '../testing/database.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import { CommitOutcomeUnknown, type Db, inTransaction } from './transaction.ts';

describe('inTransaction', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const rows = ['a', 'b'].map((name) => ({ name, value: '0' }));
    await database.db.insertInto('setting').values(rows).execute();
  });
  afterAll(() => database.drop());

  function touch(db: Db, name: string): Promise<unknown> {
    return db.updateTable('setting').set({ value: '1' }).where('name', '=', name).execute();
  }

  test('keeps nothing when the work throws', async () => {
    const attempt = inTransaction(database.db, async (trx) => {
      await trx.insertInto('setting').values({ name: 'lost', value: '1' }).execute();
      throw new Error('no');
    });

    await expect(attempt).rejects.toThrow('no');
    const found = await database.db.selectFrom('setting').selectAll().where('name', '=', 'lost').execute();
    expect(found).toEqual([]);
  });

  test('tries again when PostgreSQL broke a deadlock with it', async () => {
    let runs = 0;
    let held = 0;
    const { promise: bothHoldOne, resolve: goOn } = Promise.withResolvers<void>();
    const crossed = (first: string, second: string) =>
      inTransaction(database.db, async (trx) => {
        runs += 1;
        await touch(trx, first);
        held += 1;
        if (held === 2) goOn();
        await bothHoldOne;
        await touch(trx, second);
      });

    await Promise.all([crossed('a', 'b'), crossed('b', 'a')]);

    expect(runs).toBeGreaterThan(2);
  });

  test('tells a COMMIT that was refused from one whose reply was lost', async () => {
    const proxy = await startDatabaseProxy(database.connectionString);
    const db = openTestPool(proxy.connectionString);
    const insert = (name: string) =>
      inTransaction(db, (trx) => trx.insertInto('setting').values({ name, value: '1' }).execute());
    await sql`create table parent (id int primary key)`.execute(database.db);
    await sql`create table child (id int references parent (id) deferrable initially deferred)`.execute(
      database.db,
    );

    proxy.decide = () => 'after commit';
    await expect(insert('kept')).rejects.toBeInstanceOf(CommitOutcomeUnknown);
    proxy.decide = () => 'before commit';
    await expect(insert('not kept')).rejects.toBeInstanceOf(CommitOutcomeUnknown);
    proxy.decide = null;
    const refused = inTransaction(db, (trx) => sql`insert into child values (1)`.execute(trx));
    await expect(refused).rejects.toMatchObject({ code: '23503' });

    const rows = await database.db.selectFrom('setting').select('name').execute();
    expect(rows.map(({ name }) => name)).toContain('kept');
    expect(rows.map(({ name }) => name)).not.toContain('not kept');
    await db.destroy();
    await proxy.close();
  });

  test('takes part in a transaction that is already open', async () => {
    const attempt = inTransaction(database.db, async (outer) => {
      await inTransaction(outer, (inner) =>
        inner.insertInto('setting').values({ name: 'inner', value: '1' }).execute(),
      );
      throw new Error('no');
    });

    await expect(attempt).rejects.toThrow('no');
    const found = await database.db.selectFrom('setting').selectAll().where('name', '=', 'inner').execute();
    expect(found).toEqual([]);
  });
});
