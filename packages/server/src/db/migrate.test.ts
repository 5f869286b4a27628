import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { waitForLockWaiters } from '../testing/wait-for-locks.ts';
import { migrate } from './migrate.ts';

const log = pino({ level: 'silent' });

describe('PR-25: migrations', () => {
  let database: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    database = await createTestDatabase();
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
    folder = await mkdtemp(join(tmpdir(), 'palmares-migrations-'));
  });

  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function write(name: string, statement: string): Promise<void> {
    const source = `import { sql } from '${import.meta.resolve('kysely')}';
      export async function up(db: any) { await sql\`${statement}\`.execute(db); }`;
    await writeFile(join(folder, name), source);
  }

  async function countApplied(): Promise<number> {
    const found = await sql<{ count: number }>`select count(*) as count from kysely_migration`.execute(
      database.db,
    );
    return found.rows[0]?.count ?? 0;
  }

  test('run in the order of their numbers, and not again', async () => {
    await write('001-first.ts', 'create table step (n int)');
    await write('002-second.ts', 'insert into step values (1)');

    await migrate(database.connectionString, log, { folder });
    await migrate(database.connectionString, log, { folder });

    const found = await sql<{ n: number }>`select n from step`.execute(database.db);
    expect(found.rows).toEqual([{ n: 1 }]);
  });

  test('processes that start together run each of them once', async () => {
    await write('001-first.ts', 'create table step (n int)');
    await write('002-second.ts', 'insert into step select 1 from pg_sleep(0.2)');

    await Promise.all([1, 2, 3].map(() => migrate(database.connectionString, log, { folder })));

    const found = await sql<{ n: number }>`select n from step`.execute(database.db);
    expect(found.rows).toEqual([{ n: 1 }]);
    expect(await countApplied()).toBe(2);
  });

  test('one that fails leaves nothing of the others of the same start', async () => {
    await write('001-first.ts', 'create table step (n int)');
    await write('002-broken.ts', 'select no_such_thing');

    const attempt = migrate(database.connectionString, log, { folder });

    await expect(attempt).rejects.toThrow('La migration « 002-broken » a échoué');
    expect(await countApplied()).toBe(0);
    const found = await sql<{ t: string | null }>`select to_regclass('step')::text as t`.execute(database.db);
    expect(found.rows[0]?.t).toBeNull();
  });

  test('wait for a lock without keeping readers from the table', async () => {
    await write('001-first.ts', 'create table step (n int)');
    await migrate(database.connectionString, log, { folder });
    await write('002-second.ts', 'alter table step add column m int');
    const backup = new Client({ connectionString: database.connectionString });
    const reader = new Client({ connectionString: database.connectionString });
    await Promise.all([backup.connect(), reader.connect()]);
    await backup.query('begin; lock table step in access share mode');

    let isOver = false;
    const migrated = migrate(database.connectionString, log, { folder }).finally(() => {
      isOver = true;
    });
    await waitForLockWaiters(database, 1);
    await reader.query("set statement_timeout = '5s'");
    // Behind a migration that waits as long as it takes, the reader would wait for the backup.
    for (let read = 0; read < 3; read += 1) {
      await reader.query('select n from step');
      await waitForLockWaiters(database, 1);
    }
    expect(isOver).toBe(false);

    await backup.query('commit');
    await migrated;
    expect((await reader.query('select m from step')).rows).toEqual([]);
    await Promise.all([backup.end(), reader.end()]);
  });

  test('a database that is newer than the code is refused', async () => {
    await write('001-first.ts', 'create table step (n int)');
    await write('002-second.ts', 'insert into step values (1)');
    await migrate(database.connectionString, log, { folder });
    await rm(join(folder, '002-second.ts'));

    const attempt = migrate(database.connectionString, log, { folder });

    await expect(attempt).rejects.toThrow(
      "vient d'une version plus récente de Palmarès (migration « 002-second »",
    );
  });

  test('two files with the same number are a mistake of ours', async () => {
    await write('001-first.ts', 'select 1');
    await write('001-other.ts', 'select 1');

    await expect(migrate(database.connectionString, log, { folder })).rejects.toThrow(
      'the number 001 is taken twice',
    );
  });
});
