import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { sql } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withBackupLocks } from '../backup/backup-connection.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { waitForLockWaiters } from '../testing/wait-for-locks.ts';
import {
  buildLargeIndexes,
  LARGE_INDEX_NAMES,
  readLargeIndexes,
  repeatLargeIndexes,
} from './large-indexes.ts';

const log = pino({ level: 'silent' });
const never = new AbortController().signal;
const READY = Object.fromEntries(LARGE_INDEX_NAMES.map((name) => [name, 1]));
const [FIRST = ''] = LARGE_INDEX_NAMES;

let database: TestDatabase;
const build = (signal = never) =>
  buildLargeIndexes({ db: database.db, log }, database.connectionString, signal);

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** Builds, as soon as the connection of the build before has ended and with it its lock. */
const expectBuilt = () => expect.poll(() => build()).toBe(true);

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: database.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function listOids(): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; oid: number }>`
    select relname as name, oid::integer as oid from pg_class where relname = any(${LARGE_INDEX_NAMES}::text[])`.execute(
    database.db,
  );
  return new Map(rows.map(({ name, oid }) => [name, oid]));
}

test('are created once, and told while they are missing', async () => {
  expect(new Set(Object.values(await readLargeIndexes(database.db)))).toEqual(new Set([0]));

  await expectBuilt();
  const made = await listOids();
  await expectBuilt();

  expect(await readLargeIndexes(database.db)).toEqual(READY);
  expect(await listOids()).toEqual(made);
});

test('servers that start together create each of them once', async () => {
  const built = await Promise.all([build(), build(), build()]);

  expect(built).toContain(true);
  expect(await readLargeIndexes(database.db)).toEqual(READY);
});

test('what an interrupted build left is created anew', async () => {
  const stop = new AbortController();
  const writer = await connect();
  // A build waits for the writers that began before it.
  await writer.query('begin; lock table image in row exclusive mode');
  const interrupted = repeatLargeIndexes({ db: database.db, log }, database.connectionString, stop.signal);
  await waitForLockWaiters(database, 1);
  stop.abort();
  await interrupted;
  expect((await readLargeIndexes(database.db))[FIRST]).toBe(0);
  const left = (await listOids()).get(FIRST);
  expect(left).toBeDefined();
  await writer.query('rollback');
  await writer.end();

  await expectBuilt();

  expect(await readLargeIndexes(database.db)).toEqual(READY);
  expect((await listOids()).get(FIRST)).not.toBe(left);
});

test('are not created while a backup runs', async () => {
  await withBackupLocks(database.connectionString, never, async () => {
    expect(await build()).toBe(false);
    expect((await listOids()).size).toBe(0);
  });

  await expectBuilt();
});

test('reads and writes go on while one is created', async () => {
  const writer = await connect();
  await writer.query('begin; lock table image in row exclusive mode');
  const building = build();
  await waitForLockWaiters(database, 1);

  await database.db.selectFrom('image').select('id').execute();
  await database.db.updateTable('image').set({ name: 'Autre' }).where('id', '=', 0).execute();

  await writer.query('commit');
  await writer.end();
  expect(await building).toBe(true);
});

test('each is used by the statement that it is made for', async () => {
  await build();
  const plan = async (statement: string, settings = '') => {
    const connection = await connect();
    try {
      await connection.query(`set enable_seqscan = off; set enable_sort = off; ${settings}`);
      const { rows } = await connection.query<{ 'QUERY PLAN': string }>(`explain ${statement}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      await connection.end();
    }
  };
  for (const kind of CONTENT_KINDS)
    expect(
      await plan(
        `select 1 from ${kind} where account_id = 1 and album_id = 1 and not private and not hidden`,
      ),
    ).toContain(`${kind}_shown_by_account_and_album`);
  expect(await plan('select max(position) from image where album_id = 1')).toContain('image_by_album_all');
  expect(await plan('select id from album where account_id = 1')).toContain('album_by_account_all');
  expect(
    await plan('select id from album where deleted_at is not null and id > 7 order by id limit 500'),
  ).toContain('album_deleted');
  expect(
    await plan('delete from album where image_count = 0 and deleted_at is null and created_at < now()'),
  ).toContain('album_without_images');
  expect(
    await plan("select id from audit_event where event = 'x' order by at desc, id desc limit 9"),
  ).toContain('audit_event_by_event');
  expect(
    await plan(
      "select id from account where status <> 'deleted' and status = 'desactive'",
      // Rolled back. It would serve an empty table as well.
      'begin; drop index account_search_alphabetical',
    ),
  ).toContain('account_not_active');
  expect(
    await plan(
      "select id from account where status <> 'deleted' and search_text like 'm%' order by name_key, id limit 21",
      'set enable_bitmapscan = off',
    ),
  ).toContain('account_search_alphabetical');
  expect(
    await plan("select image_id from flagged_image where state = 'kept' order by created_at, image_id"),
  ).toContain('flagged_image_by_state');
  expect(
    await plan(
      "select id from account where created_at > now() and status = 'active' and not voices_left_out order by created_at",
    ),
  ).toContain('account_newest_counted');
  for (const kind of ['tierlist', 'tournament', 'ranking'])
    expect(
      await plan(
        `select album_id, account_id, created_at from ${kind} where not private and not hidden and created_at > now()
          order by created_at desc`,
      ),
    ).toContain(`${kind}_search_newest`);
  expect(await plan('select album_id from palmares where model_version < 1')).toContain('palmares_by_model');
  const sessions = await plan('delete from session where expires_at < now() or revoked_at < now()');
  expect(sessions).toContain('session_by_expiry');
  expect(sessions).toContain('session_revoked');
  // The index alone shows what a search passes over.
  const onlyIndex = 'set enable_indexscan = off; set enable_bitmapscan = off';
  const listed = "status = 'public' and deleted_at is null and image_count > 0 and search_text like '%x%'";
  for (const [order, index] of [
    ['created_at desc, id desc', 'album_search_newest'],
    ['image_count desc, id desc', 'album_search_popular'],
  ] as const)
    expect(await plan(`select id from album where ${listed} order by ${order} limit 9`, onlyIndex)).toContain(
      `Index Only Scan using ${index}`,
    );
  expect(
    await plan(
      'select id from album where deleted_at is null and image_count > 0 order by players desc, id desc limit 9',
    ),
  ).toContain('album_all_played');
  const shown = "not private and not hidden and search_text like '%x%' and album_id = any('{1,2}')";
  for (const kind of CONTENT_KINDS)
    for (const [order, index] of [
      ['created_at desc, id desc', `${kind}_search_newest`],
      ['search_text, id', `${kind}_search_alphabetical`],
    ] as const)
      expect(
        await plan(`select id from ${kind} where ${shown} order by ${order} limit 9`, onlyIndex),
      ).toContain(`Index Only Scan using ${index}`);
  expect(
    await plan(
      `select id from account where status = 'active' and nametag_key collate "C" >= 'a' order by nametag_key collate "C"`,
    ),
  ).toContain('account_by_nametag');
});
