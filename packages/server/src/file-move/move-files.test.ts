import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeFiles } from '../catalog/image/image.files.ts';
import type { S3Config } from '../config/files.ts';
import { Listener } from '../db/listener.ts';
import { createRevocations, UNCACHED_REVOCATIONS } from '../db/revocations.ts';
import { getSessionName, SERVER_SESSION } from '../db/server-session.ts';
import { createImageKey, IMAGE_VARIANTS, type ImageStore } from '../files/image-store.ts';
import { createOverlayStore } from '../files/overlay-store.ts';
import { StartError } from '../start-error.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createAlbum, createUser, type TestAlbum } from '../testing/factories.ts';
import { createMemoryStore, type MemoryStore } from '../testing/memory-store.ts';
import { clearSite } from '../testing/stored-albums.ts';
import { type MoveResult, moveFiles } from './move-files.ts';

const S3: S3Config = {
  endpoint: 'http://127.0.0.1:1',
  bucket: 'images',
  region: 'us-east-1',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
  pathStyle: true,
};

let t: TestApp;
let album: TestAlbum;
let from: MemoryStore;
let to: MemoryStore;
/** The files before the move, by key and variant. */
let before: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  // No server runs, except in the test of servers.
  t = await createTestApp({ revocations: UNCACHED_REVOCATIONS });
});
afterAll(() => t.close());
beforeEach(async () => {
  await clearSite(t);
  album = await createAlbum(t, await createUser(t), { images: 3 });
  from = createMemoryStore();
  to = createMemoryStore();
  for (const key of album.keys)
    for (const variant of IMAGE_VARIANTS) await from.put(key, variant, Buffer.from(`${key} ${variant}`));
  before = new Map(from.files);
});

const move = (stores: Partial<{ from: ImageStore; to: ImageStore }> = {}): Promise<MoveResult> =>
  moveFiles({
    connectionString: t.connectionString,
    filesIn: 's3',
    from,
    to,
    onProgress: () => undefined,
    ...stores,
  });

test('PR-27: moves every file, and tells how far it is', async () => {
  const told: [number, number][] = [];
  const moved = await moveFiles({
    connectionString: t.connectionString,
    filesIn: 's3',
    from,
    to,
    onProgress: (done, all) => told.push([done, all]),
  });

  expect(to.files).toEqual(before);
  expect(from.files.size).toBe(0);
  const bytes = [...before.values()].reduce((sum, { length }) => sum + length, 0);
  expect(moved).toEqual({ keys: 3, files: before.size, bytes, left: [], different: [] });
  expect(told).toEqual([[3, 3]]);
});

test('killed at any moment and run again, it loses nothing and leaves nothing twice', async () => {
  let acts = 0;
  let killedAt = Number.POSITIVE_INFINITY;
  /** Simulates a killed process: from the given operation on, every operation fails. */
  const mortal = (store: ImageStore): ImageStore => {
    const unlessKilled = <A extends unknown[], T>(act: (...input: A) => Promise<T>) => {
      return (...input: A): Promise<T> => {
        acts += 1;
        return acts >= killedAt ? Promise.reject(new Error('killed')) : act(...input);
      };
    };
    return {
      ...store,
      put: unlessKilled(store.put),
      open: unlessKilled(store.open),
      list: unlessKilled(store.list),
      remove: unlessKilled(store.remove),
    };
  };
  const seen = createOverlayStore(to, from);
  for (killedAt = 1; ; killedAt += 3) {
    acts = 0;
    for (const store of [from, to]) store.files.clear();
    for (const [name, bytes] of before) from.files.set(name, bytes);
    const isWhole = await move({ from: mortal(from), to: mortal(to) }).then(
      () => true,
      () => false,
    );
    for (const key of album.keys) expect(await seen.list(key), `killed at ${killedAt}`).toHaveLength(5);
    if (isWhole) break;
    await move();
    expect(to.files, `killed at ${killedAt}`).toEqual(before);
    expect(from.files.size).toBe(0);
  }
  expect(killedAt).toBeGreaterThan(50);
});

test('a copy that is not what was sent ends it, and the file stays', async () => {
  const torn: ImageStore = { ...to, put: (key, variant, bytes) => to.put(key, variant, bytes.subarray(1)) };

  await expect(move({ to: torn })).rejects.toThrow('is not what was written there');
  expect(from.files).toEqual(before);
});

test('what the new place holds is kept: alike, it is not sent again; different, it is told', async () => {
  const [alike = '', different = ''] = album.keys;
  for (const variant of IMAGE_VARIANTS) await to.put(alike, variant, Buffer.from(`${alike} ${variant}`));
  await to.put(different, 'full', Buffer.from('something else'));
  const sent: string[] = [];
  const counted: ImageStore = {
    ...to,
    put(key, variant, bytes) {
      sent.push(key);
      return to.put(key, variant, bytes);
    },
  };

  const moved = await move({ to: counted });

  expect(moved.different).toEqual([different]);
  expect(sent).not.toContain(alike);
  expect(to.files.get(`${different}/full`)?.toString()).toBe('something else');
  expect(await from.list(different)).toHaveLength(5);
  expect(await from.list(alike)).toEqual([]);
});

test('what is under way, being removed or nobody’s stays', async () => {
  const [pending = '', deleting = '', live = ''] = album.keys;
  const unknown = createImageKey();
  await from.put(unknown, 'full', Buffer.from('nobody’s'));
  for (const [key, state] of [
    [pending, 'pending'],
    [deleting, 'deleting'],
  ] as const)
    await t.db.updateTable('stored_file').set({ state }).where('key', '=', key).execute();

  const { keys, left } = await move();

  expect([keys, left.toSorted()]).toEqual([1, [pending, deleting, unknown].toSorted()]);
  expect(await to.list(live)).toHaveLength(5);
});

test('an image that is removed meanwhile is gone from both places in the end', async () => {
  const [key = ''] = album.keys;
  const both = createOverlayStore(to, from);
  const deps = { ...t.deps, images: both };
  const remove = async () => {
    await t.db.deleteFrom('image').where('file_key', '=', key).execute();
    await t.db.updateTable('stored_file').set({ state: 'deleting' }).where('key', '=', key).execute();
    await removeFiles(deps, [key]);
  };
  const slow: ImageStore = {
    ...to,
    async put(one, variant, bytes) {
      if (one === key && variant === 'full') await remove();
      await to.put(one, variant, bytes);
    },
  };

  await move({ to: slow });
  // The move blocked the removal; maintenance retries it.
  expect(await both.list(key)).toHaveLength(5);
  await removeFiles(deps, [key]);
  expect(await both.list(key)).toEqual([]);
});

test.each([
  ['that knows no S3', { s3: undefined, filesIn: 'disk' } as const, true],
  ['that writes on the disk', { s3: S3, filesIn: 'disk' } as const, true],
  ['that writes there', { s3: S3, filesIn: 's3' } as const, false],
])('PR-27: beside a server %s', async (_which, config, isRefused) => {
  const listener = new Listener(t.connectionString, getSessionName(config));
  const server = createRevocations(listener);
  // The connection is opened at first use.
  await expect.poll(() => server.term()).not.toBeNull();

  const outcome = await move().then(
    ({ keys }) => keys,
    (error: unknown) => error,
  );
  await server.close();
  listener.close();
  const sessions = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like ${`${SERVER_SESSION}%`}`;
  await expect.poll(async () => (await sessions.execute(t.db)).rows[0]?.count).toBe(0);

  if (isRefused) expect(outcome).toBeInstanceOf(StartError);
  expect(from.files.size).toBe(isRefused ? before.size : 0);
});
