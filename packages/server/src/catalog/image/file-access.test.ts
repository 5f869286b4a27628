// Two processes on one database: the access cached by one of them ends when the other revokes it (decisions 0039 and 0093).
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client as Connection } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  asVisitor,
  createAlbum,
  createTierlist,
  signedIn,
  type TestAlbum,
  type TestUser,
} from '../../testing/factories.ts';
import { createFileAccess } from './file-access.ts';

let here: TestApp;
let there: TestApp;
let owner: TestUser;
let me: Client;
let admin: Client;
beforeAll(async () => {
  here = await createTestApp();
  there = await createTestApp({ beside: here });
  ({ user: owner, client: me } = await signedIn(here));
  admin = (await signedIn(here, { roles: ['admin'] })).client;
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const make = (status: 'public' | 'private' = 'public') =>
  createAlbum(here, owner, { status, images: 4, files: true });
const bareAddress = (album: TestAlbum) => `/media/${album.keys[0]}/160.webp`;
const getStatus = async (t: TestApp, address: string) => (await asVisitor(t).get(address)).status;

/** Requests the address from a process until it answers without querying the database. */
async function readUntilRemembered(t: TestApp, address: string): Promise<void> {
  await vi.waitFor(
    async () => {
      t.statements.length = 0;
      expect(await getStatus(t, address)).toBe(200);
      expect(t.statements).toEqual([]);
    },
    { timeout: 30_000 },
  );
}

/** Returns the statements of a read. A read during which the lease ended is repeated, because it asks for what is still remembered. */
async function listStatementsOfRead(t: TestApp, address: string): Promise<string[]> {
  const term = vi.spyOn(t.deps.revocations, 'term');
  try {
    for (;;) {
      await expect.poll(() => t.deps.revocations.term()).not.toBeNull();
      term.mockClear();
      t.statements.length = 0;
      expect(await getStatus(t, address)).toBe(200);
      expect(term).toHaveBeenCalled();
      if (!term.mock.results.some(({ value }) => value === null)) return [...t.statements];
    }
  } finally {
    term.mockRestore();
  }
}

/** Expects a 404 at once, and still after the process caches again. */
async function expectClosed(t: TestApp, address: string): Promise<void> {
  expect(await getStatus(t, address)).toBe(404);
  await readUntilRemembered(t, bareAddress(await make()));
  expect(await getStatus(t, address)).toBe(404);
}

test('a file that was read before costs no query', async () => {
  await readUntilRemembered(here, bareAddress(await make()));
});

describe('a file that another process remembers as public is closed there by the time the caller is told of', () => {
  test.each<[string, (album: TestAlbum) => Promise<unknown>]>([
    ['an album that turns private', (album) => me.put(`/album/${album.id}`, { status: 'private' })],
    ['a quarantine', (album) => admin.put(`/album/${album.id}`, { status: 'quarantined' })],
    ['the deletion of its album', (album) => me.delete(`/album/${album.id}`)],
    ['the deletion of the image', (album) => me.delete(`/image/${album.images[0]}`)],
    ['a purge', (album) => admin.post(`/image/${album.images[0]}/purge`)],
  ])('%s', async (_what, revoke) => {
    const album = await make();
    for (const t of [here, there]) await readUntilRemembered(t, bareAddress(album));

    await revoke(album);

    await expectClosed(there, bareAddress(album));
    await expectClosed(here, bareAddress(album));
  });

  test('an image that leaves its album while a content keeps it', async () => {
    const album = await make();
    await createTierlist(here, owner, album, {});
    await readUntilRemembered(there, bareAddress(album));

    await me.delete(`/image/${album.images[0]}`);

    expect(await getStatus(there, bareAddress(album))).toBe(404);
  });

  test('a new epoch: signed addresses that were remembered', async () => {
    const album = await make('private');
    const reply = await me.get(`/album/${album.id}`);
    const signed = reply.data<{ images: { path_image: string }[] }>().images[0]?.path_image ?? '';
    await readUntilRemembered(there, signed);

    await me.put(`/album/${album.id}`, { status: 'public' });
    await me.put(`/album/${album.id}`, { status: 'private' });

    await expectClosed(there, signed);
  });

  test('many revocations at once', async () => {
    const albums = await Promise.all(Array.from({ length: 6 }, () => make()));
    for (const album of albums) await readUntilRemembered(there, bareAddress(album));

    await Promise.all(
      albums.map(async (album) => {
        await me.put(`/album/${album.id}`, { status: 'private' });
        expect(await getStatus(there, bareAddress(album))).toBe(404);
      }),
    );
  });
});

describe('what is remembered of other albums outlasts', () => {
  let kept: TestAlbum;
  let revoked: TestAlbum;
  beforeEach(async () => {
    [kept, revoked] = [await make(), await make()];
    for (const t of [here, there])
      for (const album of [kept, revoked]) await readUntilRemembered(t, bareAddress(album));
  });

  async function expectKept(): Promise<void> {
    for (const t of [here, there]) expect(await listStatementsOfRead(t, bareAddress(kept))).toEqual([]);
  }

  test.each<[string, () => Promise<unknown>]>([
    ['an album that turns private', () => me.put(`/album/${revoked.id}`, { status: 'private' })],
    ['a deleted album', () => me.delete(`/album/${revoked.id}`)],
    ['a deleted image', () => me.delete(`/image/${revoked.images[0]}`)],
    ['a purge', () => admin.post(`/image/${revoked.images[0]}/purge`)],
  ])('%s', async (_what, revoke) => {
    expect(await revoke()).toMatchObject({ status: 200 });

    await expectKept();
    expect(await getStatus(there, bareAddress(revoked))).toBe(404);
  });

  test('a transaction that is rolled back', async () => {
    const failing = here.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('album')
        .set({ status: 'private' })
        .where('id', 'in', [kept.id, revoked.id])
        .execute();
      throw new Error('the test takes it back');
    });

    await expect(failing).rejects.toThrow('takes it back');
    await here.deps.revocations.settled();

    await expectKept();
  });
});

test('one statement that deletes images of several albums revokes them all', async () => {
  const [kept, ...deleted] = [await make(), await make(), await make()];
  for (const album of [kept, ...deleted]) await readUntilRemembered(there, bareAddress(album));

  await here.db
    .deleteFrom('image')
    .where(
      'album_id',
      'in',
      deleted.map(({ id }) => id),
    )
    .execute();
  await here.deps.revocations.settled();

  for (const album of deleted) expect(await getStatus(there, bareAddress(album))).toBe(404);
  await readUntilRemembered(there, bareAddress(kept));
});

test('what was read before a revocation and arrives after it is not remembered', async () => {
  const album = await make();
  const [key = ''] = album.keys;
  const { revocations } = there.deps;
  const [arrived, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = there.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      arrived.resolve();
      await held.promise;
      return result;
    },
  });
  const accessTo = createFileAccess(slow, revocations);
  await expect.poll(() => revocations.term()).not.toBeNull();

  const reading = accessTo(key);
  await arrived.promise;
  await me.put(`/album/${album.id}`, { status: 'private' });
  held.resolve();

  expect(await reading).toMatchObject({ status: 'public' });
  await expect.poll(() => revocations.term()).not.toBeNull();
  expect(await accessTo(key)).toMatchObject({ status: 'private' });
});

test('a revocation that names no album revokes all', async () => {
  const album = await make();
  await readUntilRemembered(there, bareAddress(album));
  const term = there.deps.revocations.term() ?? 0;

  await sql`notify revocation`.execute(here.db);

  await expect.poll(() => there.deps.revocations.isCurrent(album.id, term)).toBe(false);
});

test('what changes nobody’s access is no revocation', async () => {
  const album = await make();
  const list = await createTierlist(here, owner, album);
  await readUntilRemembered(here, bareAddress(album));
  await me.put(`/album/${album.id}`, { name: 'Un autre nom' });
  await me.put(`/image/${album.images[0]}`, { name: 'Un autre nom' });
  expect((await me.delete(`/tierlist/${list.id}`)).status).toBe(200);

  expect(await listStatementsOfRead(here, bareAddress(album))).toEqual([]);
});

test('a process whose listener was cut off asks the database, and remembers again once it listens', {
  retry: 0,
}, async () => {
  const album = await make();
  await readUntilRemembered(there, bareAddress(album));

  await cutListeners();
  await expect.poll(() => there.deps.revocations.term()).toBeNull();
  await me.put(`/album/${album.id}`, { status: 'private' });

  expect(await getStatus(there, bareAddress(album))).toBe(404);
  await readUntilRemembered(there, bareAddress(await make()));
});

test('a process that hangs keeps nobody waiting for longer than its lease', async () => {
  const album = await make();
  await readUntilRemembered(there, bareAddress(album));
  const hanging = new Connection({ connectionString: here.connectionString });
  await hanging.connect();
  // Takes the lock that every process shares while it caches, and never releases it.
  await hanging.query(
    `select pg_advisory_lock_shared(objid::bigint) from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and datname = current_database() limit 1`,
  );
  const startedAt = performance.now();

  const { status } = await me.put(`/album/${album.id}`, { status: 'private' });
  const waited = performance.now() - startedAt;
  await hanging.end();

  expect(status).toBe(200);
  expect(waited).toBeGreaterThan(900);
  expect(await getStatus(there, bareAddress(album))).toBe(404);
});

describe('a revocation waits', () => {
  /** The row of a server that answers no question. */
  const leaveRow = (expiresIn: string) =>
    sql`insert into access_lease (session, pid, expires_at)
      values (gen_random_uuid(), 0, clock_timestamp() + ${expiresIn}::interval)`.execute(here.db);
  const measure = async (work: () => Promise<{ status: number }>): Promise<number> => {
    const startedAt = performance.now();
    expect(await work()).toMatchObject({ status: 200 });
    return performance.now() - startedAt;
  };
  /** Leases of connections that earlier tests have cut are waited for too. */
  const removeDead = () =>
    sql`delete from access_lease a where not exists (select from pg_stat_activity s where s.pid = a.pid)`.execute(
      here.db,
    );
  beforeEach(async () => void (await removeDead()));
  afterEach(async () => void (await removeDead()));

  test('for a lease of a server whose connection has ended, unless it ended long ago', async () => {
    const [first, second] = [await make(), await make()];
    await leaveRow('5 seconds');
    const waited = await measure(() => me.put(`/album/${first.id}`, { status: 'private' }));
    await sql`update access_lease set expires_at = clock_timestamp() where pid = 0`.execute(here.db);
    const later = await measure(() => me.put(`/album/${second.id}`, { status: 'private' }));

    expect(waited).toBeGreaterThan(900);
    expect(later).toBeLessThan(waited);
  });

  test('also when the call is sent again after its first answer was lost', async () => {
    const album = await make();
    const send = () => me.put(`/album/${album.id}`, { status: 'private' }, { key: 'une-revocation' });
    await measure(send);
    await leaveRow('5 seconds');

    expect(await measure(send)).toBeGreaterThan(900);
  });

  test.each<[string, (server: TestApp) => Promise<void>]>([
    ['has stopped', (server) => server.close()],
    [
      'has opened its session again',
      async (server) => {
        await cutListeners();
        await readUntilRemembered(server, bareAddress(await make()));
      },
    ],
  ])('for nobody after the other server %s', async (_what, end) => {
    const third = await createTestApp({ beside: here });
    await readUntilRemembered(third, bareAddress(await make()));
    const { rows } = await sql<{ session: string }>`
      select session::text from access_lease order by expires_at desc limit 1`.execute(here.db);

    await end(third);

    const left = await sql`select from access_lease where session::text = ${rows[0]?.session}`.execute(
      here.db,
    );
    expect(left.rows).toEqual([]);
    await third.close();
  });

  test('as a server of older code does for those of this one: its lock stays taken', async () => {
    await readUntilRemembered(there, bareAddress(await make()));
    const older = new Connection({ connectionString: here.connectionString });
    await older.connect();

    const waiting = older.query('set lock_timeout = 100; select pg_advisory_xact_lock(3905130)');

    await expect(waiting).rejects.toMatchObject({ code: '55P03' });
    await older.end();
  });
});

test('a lease ends by itself when the database is not heard', async () => {
  await readUntilRemembered(there, bareAddress(await make()));
  expect(there.deps.revocations.term()).not.toBeNull();
  await sleep(1_100);

  expect(there.deps.revocations.term()).toBeNull();
});

async function cutListeners(): Promise<void> {
  const connection = new Connection({ connectionString: here.connectionString });
  await connection.connect();
  await connection.query(
    `select pg_terminate_backend(pid, 10_000) from pg_stat_activity
    where application_name = 'palmares-revocations' and datname = current_database()`,
  );
  await connection.end();
}
