// The list of erasures: it misses nothing, and a damaged line hides no other.
import { appendFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createUser } from '../testing/factories.ts';
import { readErasures } from '../testing/read-erasures.ts';
import { clearSite, createStoredAlbum } from '../testing/stored-albums.ts';
import { createErasureListQueue, listErasures, maintainErasureList } from './erasure-list.ts';

let t: TestApp;
let dir: string;
beforeAll(async () => {
  t = await createTestApp();
  dir = t.deps.config.backup.dir;
});
afterAll(() => t.close());
beforeEach(() => clearSite(t));

/** Deletes an album and its image behind the application's back: the database itself records the erasure. */
async function eraseAlbum(): Promise<number> {
  const { id } = await createStoredAlbum(t, await createUser(t));
  await t.db.deleteFrom('image').where('album_id', '=', id).execute();
  await t.db.deleteFrom('album').where('id', '=', id).execute();
  return id;
}
const read = async (since = new Date(0)) =>
  (await readErasures(dir, since))?.map(({ kind, thing_id }) => `${kind} ${thing_id}`);
const month = async () => (await readdir(join(dir, 'erased'))).map((name) => join(dir, 'erased', name));
const waiting = () => t.db.selectFrom('erasure').selectAll().execute();

test('rows go into it in their order, and out of the database', async () => {
  const first = await eraseAlbum();
  await listErasures(t.deps);
  const second = await eraseAlbum();
  await listErasures(t.deps);

  const found = await read();
  expect(found?.map((line) => line.split(' ')[0])).toEqual(['image', 'album', 'image', 'album']);
  expect(found?.[1]).toBe(`album ${first}`);
  expect(found?.[3]).toBe(`album ${second}`);
  expect(await waiting()).toEqual([]);
  const [file = ''] = await month();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a line that a crash cut off hides neither what was before nor what comes after', async () => {
  await eraseAlbum();
  await listErasures(t.deps);
  const [file = ''] = await month();
  await appendFile(file, '{"id":3,"kind":"album","thi');
  await eraseAlbum();
  await listErasures(t.deps);

  expect((await read())?.map((line) => line.split(' ')[0])).toEqual(['image', 'album', 'image', 'album']);
});

test('it is written as soon as something was erased', async () => {
  const { listDue } = createErasureListQueue(t.deps);
  expect(await listDue?.(10)).toEqual([]);
  await eraseAlbum();
  expect(await listDue?.(10)).toHaveLength(1);

  await maintainErasureList(t.deps);

  expect(await listDue?.(10)).toEqual([]);
  expect(await read()).toHaveLength(2);
});

test('rows stay while it cannot be written', async () => {
  await eraseAlbum();
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'erased'), 'a file where the folder should be');

  await expect(listErasures(t.deps)).rejects.toThrow();

  expect(await waiting()).toHaveLength(2);
});

test('it is asked for a time, and is not there at all before anything was backed up or erased', async () => {
  expect(await readErasures(dir, new Date(0))).toBeNull();
  await eraseAlbum();
  await listErasures(t.deps);

  expect(await read(new Date(Date.now() + 60_000))).toEqual([]);
});

test('months go after a year and one month', async () => {
  await mkdir(join(dir, 'erased'), { recursive: true });
  const monthsAgo = (count: number) => {
    const at = new Date(t.clock.now());
    at.setUTCDate(1);
    at.setUTCMonth(at.getUTCMonth() - count);
    return `${at.toISOString().slice(0, 7)}.jsonl`;
  };
  for (const count of [0, 13, 14]) await writeFile(join(dir, 'erased', monthsAgo(count)), '');

  await maintainErasureList(t.deps);

  expect((await month()).map((file) => file.slice(-13)).toSorted()).toEqual(
    [monthsAgo(13), monthsAgo(0)].toSorted(),
  );
  expect(await readFile(join(dir, 'erased', monthsAgo(13)), 'utf8')).toBe('');
});
