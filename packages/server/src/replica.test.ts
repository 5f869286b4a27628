// Lists read from a lagging replica. A snapshot of the same database simulates the replica: it shows the state at one moment and nothing
// newer. `npm run test:long -- replica` does the same with a real replica.
import type { ControlledTransaction } from 'kysely';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase } from './db/pool.ts';
import { followReplica, type Replica, readPosition } from './db/replica.ts';
import { type Position, parsePosition } from './db/replica-progress.ts';
import type { Database } from './db/schema.ts';
import type { Db } from './db/transaction.ts';
import { readSsrReplies } from './publishing/page/ssr-replies.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import type { Client } from './testing/client.ts';
import { openTestPool } from './testing/database.ts';
import {
  asVisitor,
  createAlbum,
  createTierlist,
  signedIn,
  type TestAlbum,
  type TestTierlist,
  type TestUser,
} from './testing/factories.ts';

const silent = pino({ level: 'silent' });
const AWAY = 'postgresql://me@127.0.0.1:1/palmares';

let t: TestApp;
let connection: ReturnType<typeof createDatabase>;
let snapshot: ControlledTransaction<Database> | null = null;
let replayed: Position = 0n;
let copy: Db | null = null;
const suspected: unknown[] = [];
const replica: Replica = {
  reads: { replica: 0, primary: 0, outdated: 0 },
  databaseFor: (wrote) => (wrote !== 'unknown' && wrote <= replayed ? copy : null),
  suspect: (error) => void suspected.push(error),
  lag: () => null,
  close: async () => undefined,
};
let author: { user: TestUser; client: Client };
let admin: Client;
let album: TestAlbum;
let tierlist: TestTierlist;

beforeAll(async () => {
  t = await createTestApp({ replaced: { replica } });
  connection = openTestPool(t.connectionString, { max: 1 });
  author = await signedIn(t);
  admin = (await signedIn(t, { roles: ['admin'] })).client;
});
afterAll(async () => {
  await connection.destroy();
  await t.close();
});
beforeEach(async () => {
  album = await createAlbum(t, author.user, { name: 'Avant' });
  tierlist = await createTierlist(t, author.user, album, { name: 'Liste avant' });
  await standStill();
  Object.assign(replica.reads, { replica: 0, primary: 0, outdated: 0 });
});
afterEach(async () => {
  await snapshot?.commit().execute();
  await sql`delete from tierlist`.execute(t.db);
  await sql`delete from image`.execute(t.db);
  await sql`delete from album`.execute(t.db);
});

/** Moves the simulated replica to the current state of the database. */
async function standStill(): Promise<void> {
  snapshot = await connection.startTransaction().setIsolationLevel('repeatable read').execute();
  await sql`select 1`.execute(snapshot);
  copy = snapshot;
  replayed = parsePosition(await readPosition(t.db)) ?? 0n;
}

type Named = { name: string };
const names = async (client: Client, path: string, cookie?: string) => {
  const reply = await client.get(path, cookie === undefined ? {} : { headers: { cookie } });
  return reply.data<Named[]>().map(({ name }) => name);
};
const albums = (client = asVisitor(t), cookie?: string) => names(client, '/album', cookie);

describe('who has written nothing', () => {
  test('PR-28: reads the replica, which lacks what came since', async () => {
    await createAlbum(t, author.user, { name: 'Après' });

    expect(await albums()).toEqual(['Avant']);
    expect(await names(asVisitor(t), '/tierlist')).toEqual(['Liste avant']);
    expect((await asVisitor(t).get('/home')).text).not.toContain('Après');
    expect((await readSsrReplies(t.deps, { name: 'gallery' }, null, 0n))?.albums?.data).toHaveLength(1);
    expect(replica.reads).toMatchObject({ primary: 0, outdated: 0 });
  });

  test('is answered by the primary while nobody may read the replica', async () => {
    await createAlbum(t, author.user, { name: 'Après' });
    copy = null;

    expect(await albums()).toEqual(['Après', 'Avant']);
    expect(replica.reads).toEqual({ replica: 0, primary: 1, outdated: 0 });
  });

  test('is answered by the primary when the replica is gone, which is suspected', async () => {
    await createAlbum(t, author.user, { name: 'Après' });
    const away = createDatabase({ connectionString: AWAY, log: silent });
    copy = away;

    expect(await albums()).toEqual(['Après', 'Avant']);
    expect(suspected).toHaveLength(1);
    await away.destroy();
  });
});

describe('who has just written', () => {
  test('PR-28: finds it in lists and pages, by the cookie of the reply', async () => {
    const reply = await author.client.post('/album', { name: 'Le mien', categories: [] });
    expect(reply.status).toBe(201);
    await t.db.updateTable('album').set({ image_count: 1 }).where('name', '=', 'Le mien').execute();
    const [cookie = ''] = [reply.headers['set-cookie']].flat();

    expect(cookie).toMatch(/^_wrote=[0-9A-F]+\/[0-9A-F]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await albums(asVisitor(t), cookie.split(';')[0])).toEqual(['Le mien', 'Avant']);
    const wrote = parsePosition(/=([^;]+)/.exec(cookie)?.[1] ?? '') ?? 0n;
    const page = await readSsrReplies(t.deps, { name: 'gallery' }, null, wrote);
    expect(page?.albums?.data).toHaveLength(2);
  });

  test('reads the replica again once it has that', async () => {
    const { headers } = await author.client.put(`/album/${album.id}`, { name: 'Renommé' });
    const [cookie = ''] = [headers['set-cookie']].flat();
    await snapshot?.commit().execute();
    await standStill();

    expect(await albums(asVisitor(t), cookie.split(';')[0])).toEqual(['Renommé']);
    expect(replica.reads).toEqual({ replica: 1, primary: 0, outdated: 0 });
  });

  test.each(['_wrote=rubbish', '_wrote=', '_wrote=FFFFFFFF/FFFFFFFF'])(
    'with %s reads the primary',
    async (cookie) => {
      await createAlbum(t, author.user, { name: 'Après' });

      expect(await albums(asVisitor(t), cookie)).toEqual(['Après', 'Avant']);
    },
  );

  test('without any cookie, as programs are, reads the primary', async () => {
    await createAlbum(t, author.user, { name: 'Après' });

    expect(await albums(author.client)).toEqual(['Après', 'Avant']);
    expect(await albums(author.client, 'something=else')).toEqual(['Avant']);
  });

  test('their own lists, and those of the staff, are the primary’s', async () => {
    await createAlbum(t, author.user, { name: 'Après' });

    for (const [client, path] of [
      [author.client, '/album?scope=mine'],
      [admin, '/album?scope=all'],
    ] as const)
      expect(await names(client, path, 'something=else')).toEqual(['Après', 'Avant']);
  });
});

describe('what may not be shown any more is not, though the replica has it', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['an album that turned private', () => author.client.put(`/album/${album.id}`, { status: 'private' })],
    ['an album in quarantine', () => admin.put(`/album/${album.id}`, { status: 'quarantined' })],
    ['a deleted album', () => author.client.delete(`/album/${album.id}`)],
    ['an old name', () => author.client.put(`/album/${album.id}`, { name: 'Renommé' })],
  ])('%s', async (_what, hide) => {
    expect(await hide()).toMatchObject({ status: 200 });

    for (const path of ['/album', '/album?search=avant', '/home'])
      expect((await asVisitor(t).get(path)).text).not.toMatch(/"name":"Avant"/);
    expect(replica.reads.outdated).toBeGreaterThan(1);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a content that turned private', () => author.client.put(`/tierlist/${tierlist.id}`, { private: true })],
    [
      'a content that the moderation hid',
      () => t.db.updateTable('tierlist').set({ hidden: true }).where('id', '=', tierlist.id).execute(),
    ],
    ['a deleted content', () => author.client.delete(`/tierlist/${tierlist.id}`)],
    ['a content of an album in quarantine', () => admin.put(`/album/${album.id}`, { status: 'quarantined' })],
  ])('%s', async (_what, hide) => {
    await hide();

    for (const path of ['/tierlist', `/tierlist?album=${album.id}`, '/home'])
      expect((await asVisitor(t).get(path)).text).not.toContain('Liste avant');
    expect(replica.reads.outdated).toBeGreaterThan(1);
  });

  test('the name of an album that turned private behind a content', async () => {
    await author.client.put(`/album/${album.id}`, { status: 'private' });

    const { text } = await asVisitor(t).get('/tierlist');

    expect(text).toContain('Liste avant');
    expect(text).not.toContain('"Avant"');
  });
});

test('who answers is told in the metrics', async () => {
  const metrics = { host: '127.0.0.1', port: undefined, token: 'a token of metrics, long enough to be one' };
  const late = { ...replica, lag: () => 1.5 };
  const beside = await createTestApp({ beside: t, config: { metrics }, replaced: { replica: late } });
  await albums(asVisitor(beside));

  const headers = { authorization: `Bearer ${metrics.token}` };
  const { body } = await beside.app.inject({ url: '/metrics', headers });
  await beside.close();

  expect(body).toContain('palmares_replica_reads{answered="replica"} 1\n');
  expect(body).toContain('palmares_replica_seconds{what="lag"} 1.5\n');
});

describe('a DATABASE_REPLICA_URL that leads', () => {
  test.each([
    ['to the primary itself', () => t.connectionString],
    ['nowhere', () => AWAY],
  ])('%s is not used, and told', async (_where, address) => {
    const told: unknown[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void told.push(line) });
    const followed = followReplica({ connectionString: address(), primary: t.deps.probe, log });
    const looks = () => t.statements.filter((one) => one.includes('pg_current_wal_insert_lsn')).length;
    const before = looks();

    await expect.poll(looks).toBeGreaterThan(before + 1);

    expect([followed.databaseFor(0n), followed.lag()]).toEqual([null, null]);
    await followed.close();
    expect(told).toHaveLength(1);
  });
});
