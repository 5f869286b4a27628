// Two processes on one database: the access cached by one of them ends when the other revokes it (decision 0039).
import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Connection } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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
    { timeout: 10_000 },
  );
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

test('what changes nobody’s access is no revocation', async () => {
  const album = await make();
  const list = await createTierlist(here, owner, album);
  await readUntilRemembered(here, bareAddress(album));
  await me.put(`/album/${album.id}`, { name: 'Un autre nom' });
  await me.put(`/image/${album.images[0]}`, { name: 'Un autre nom' });
  expect((await me.delete(`/tierlist/${list.id}`)).status).toBe(200);
  here.statements.length = 0;

  expect(await getStatus(here, bareAddress(album))).toBe(200);
  expect(here.statements).toEqual([]);
});

test('a process whose listener was cut off asks the database, and remembers again once it listens', {
  retry: 0,
}, async () => {
  const album = await make();
  await readUntilRemembered(there, bareAddress(album));

  await cutListeners();
  await vi.waitFor(() => expect(there.deps.revocations.term()).toBeNull());
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
    `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'palmares-revocations' and datname = current_database()`,
  );
  await connection.end();
}
