// The data check finds, reports and repairs each kind of difference between rows and files (docs/OPERATIONS.md).
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mergeCountChanges } from '../catalog/album-state/album-counts.repository.ts';
import { sharp } from '../files/configured-sharp.ts';
import { createDiskStore } from '../files/disk-store.ts';
import { createImageKey } from '../files/image-store.ts';
import { runMaintenance } from '../maintenance.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { collect } from '../testing/collect.ts';
import {
  as,
  createTierlist,
  createUser,
  getImageFolder,
  type TestAlbum,
  type TestUser,
  tier,
} from '../testing/factories.ts';
import { clearSite, createStoredAlbum, storePicture } from '../testing/stored-albums.ts';
import { findIssues, type Issue } from './find-issues.ts';
import { mendIssue } from './mend-issue.ts';

let t: TestApp;
let lea: TestUser;
let album: TestAlbum;
let key: string;
let image: number;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await clearSite(t);
  lea = await createUser(t);
  album = await createStoredAlbum(t, lea, { images: 2 });
  [key = ''] = album.keys;
  [image = 0] = album.images;
});

/** Uses the store of the command, because the server's own store caches small files. */
const deps = () => ({ ...t.deps, images: createDiskStore(join(t.dataDir, 'files')) });
const find = () => collect(findIssues(deps()));
/** Returns the issues that remain. */
async function mend(removesLost = false): Promise<Issue[]> {
  const left: Issue[] = [];
  for await (const issue of findIssues(deps()))
    if (!(await mendIssue(deps(), issue, { removesLost }))) left.push(issue);
  return left;
}
const getFile = (name: string) => join(getImageFolder(t, key), name);

test('a site that nothing happened to has no issue', async () => {
  await createTierlist(t, await createUser(t), album);
  await createStoredAlbum(t, lea, { status: 'quarantined' });

  expect(await find()).toEqual([]);
});

test('counters are compared with what they count, and counted again', async () => {
  await createTierlist(t, lea, album);
  await t.db.updateTable('album').set({ image_count: 7, uses: 3 }).execute();
  await t.db.updateTable('account').set({ stored_bytes: 5 }).execute();

  const issues = await find();

  expect(issues).toMatchObject([
    { what: 'counter', counter: 'image_count', id: album.id, is: 7, counted: 2 },
    { what: 'counter', counter: 'uses', id: album.id, is: 3, counted: 1 },
    { what: 'counter', counter: 'stored_bytes', id: lea.id, is: 5 },
  ]);
  expect(await mend()).toEqual([]);
  expect(await find()).toEqual([]);
});

test('the uses of an album are its counter and the changes that are still to be added to it', async () => {
  const me = await as(t, lea);
  const body = { name: 'Un essai', id_album: album.id, lines: [tier('S', 1, album.images)] };
  expect((await me.post('/tierlist', body)).status).toBe(201);
  const untouched = await find();
  await t.db.updateTable('album').set({ uses: 5 }).execute();
  const issues = await find();

  await mend();

  expect(untouched).toEqual([]);
  expect(issues).toEqual([{ what: 'counter', counter: 'uses', id: album.id, is: 6, counted: 1 }]);
  expect(await find()).toEqual([]);
  await mergeCountChanges(t.db);
  expect(await find()).toEqual([]);
  expect((await me.get(`/album/${album.id}`)).data()).toMatchObject({ uses: 1 });
});

test('an image whose file is lost is told, and goes from everywhere only when that is asked for', async () => {
  await createTierlist(t, lea, album);
  await rm(getImageFolder(t, key), { recursive: true });

  expect(await mend()).toEqual([{ what: 'file_lost', id: image, key }]);
  expect(await mend(true)).toEqual([]);

  expect(await find()).toEqual([]);
  const left = await t.db.selectFrom('tierlist_line_image').select('image_id').execute();
  expect(left).toEqual([{ image_id: album.images[1] }]);
});

test('a file that cannot be read, and one of another size, are told', async () => {
  await writeFile(getFile('full.webp'), 'RIFF and no more');
  expect(await mend()).toEqual([{ what: 'file_unreadable', id: image, key }]);

  const other = sharp({ create: { width: 30, height: 40, channels: 3, background: '#000' } });
  await writeFile(getFile('full.webp'), await other.webp().toBuffer());
  expect(await mend(true)).toEqual([{ what: 'file_other_size', id: image, key }]);
});

test('copies that are missing are made again behind', async () => {
  await rm(getFile('320.webp'));

  expect(await find()).toEqual([{ what: 'copies_missing', key }]);
  expect(await mend()).toEqual([]);
  await runMaintenance(t.deps);

  expect(await t.deps.images.list(key)).toContain('320');
  expect(await find()).toEqual([]);
});

test('files that nothing uses go, with or without a row; those under way stay', async () => {
  const [unknown, unused, underWay] = [createImageKey(), createImageKey(), createImageKey()];
  for (const one of [unknown, unused, underWay]) await storePicture(t, one);
  await t.db
    .insertInto('stored_file')
    .values([
      { key: unused, state: 'live' },
      { key: underWay, state: 'pending' },
    ])
    .execute();

  expect(await find()).toEqual([
    { what: 'file_unused', key: unused },
    { what: 'file_unknown', key: unknown },
  ]);
  expect(await mend()).toEqual([]);

  expect(await find()).toEqual([]);
  const lists = await Promise.all([unknown, unused, underWay].map((one) => t.deps.images.list(one)));
  expect(lists.map((variants) => variants.length)).toEqual([0, 0, 5]);
});

test('a file that is used and marked for removal is kept', async () => {
  await t.db.updateTable('stored_file').set({ state: 'deleting' }).where('key', '=', key).execute();

  expect(await find()).toEqual([{ what: 'state_wrong', key }]);
  expect(await mend()).toEqual([]);
  t.clock.advance(2 * 3_600_000);
  await runMaintenance(t.deps);

  expect(await t.deps.images.list(key)).toHaveLength(5);
});

test('the picture of a link that is lost is let go of, to be drawn again when it is asked for', async () => {
  const lost = createImageKey();
  await t.db.insertInto('stored_file').values({ key: lost, state: 'live' }).execute();
  await t.db
    .insertInto('preview')
    .values({ kind: 'album', id: album.id, tag: 'x', file_key: lost })
    .execute();

  expect(await find()).toEqual([{ what: 'preview_lost', key: lost }]);
  expect(await mend()).toEqual([]);

  expect(await t.db.selectFrom('preview').selectAll().execute()).toEqual([]);
  expect(await find()).toEqual([]);
});

test('what is deleted while it looks is no issue', async () => {
  const me = await as(t, lea);
  const { images } = deps();
  const list = async (one: string) => {
    if (one === key) await me.delete(`/album/${album.id}`);
    return images.list(one);
  };

  expect(await collect(findIssues({ ...t.deps, images: { ...images, list } }))).toEqual([]);
});
