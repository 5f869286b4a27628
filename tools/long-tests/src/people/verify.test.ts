// The long tests rely on this check, so it must notice every kind of loss.

import { createTestDatabase, type TestDatabase } from '@palmares/server/testing/database';
import {
  createAlbum,
  createTierlist,
  createUser,
  type TestAlbum,
  type TestUser,
  twoTiers,
} from '@palmares/server/testing/factories';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { realClock } from '../site/site.ts';
import { createJournal, type Journal } from './simulated-user.ts';
import { verifyRows } from './verify.ts';

const NAME = 'ada liste 1';
let database: TestDatabase;
let user: TestUser;
let album: TestAlbum;
let tierlist: number;
let journal: Journal;

beforeAll(async () => {
  database = await createTestDatabase();
  user = await createUser({ db: database.db, clock: realClock });
});
afterAll(() => database.drop());

beforeEach(async () => {
  const t = { db: database.db, clock: realClock };
  await database.db.deleteFrom('tierlist').execute();
  await database.db.deleteFrom('image').execute();
  album = await createAlbum(t, user, { images: 4 });
  const [uploaded = 0] = album.images;
  await database.db
    .updateTable('image')
    .set({ width: 64, name: 'ada-1' })
    .where('id', '=', uploaded)
    .execute();
  tierlist = (await createTierlist(t, user, album, { name: NAME })).id;
  journal = createJournal();
  journal.images.set('ada-1', uploaded);
  journal.tierlists.set(NAME, { id: tierlist, lines: twoTiers(album.images) });
});

const look = () => verifyRows(database.db, journal);

test('what is as it was acknowledged is no fault', async () => {
  expect(await look()).toEqual([]);
});

test('an image that is lost, there twice under its name, or not whole', async () => {
  const { db } = database;
  const [, second = 0] = album.images;
  await db.updateTable('image').set({ width: 64, name: 'ada-1' }).where('id', '=', second).execute();
  const doubled = await look();
  await db
    .updateTable('stored_file')
    .set({ state: 'pending' })
    .where('key', '=', album.keys[0] ?? '')
    .execute();
  const pending = await look();
  await db.deleteFrom('tierlist').execute();
  await db.deleteFrom('image').execute();
  journal.tierlists.clear();

  expect(doubled).toEqual([expect.stringContaining('image ada-1 was acknowledged')]);
  expect(pending).toContain('the file of image ada-1 is pending');
  expect(await look()).toEqual([expect.stringContaining('image ada-1 was acknowledged')]);
});

test('an image that nobody was told of, unless it was begun', async () => {
  journal.images.clear();
  const unasked = await look();
  journal.begunImages.add('ada-1');

  expect(unasked).toEqual(['image ada-1 is there 1 times and was never acknowledged']);
  expect(await look()).toEqual([]);
});

test('a tier list that is torn or lost', async () => {
  const { db } = database;
  await db
    .deleteFrom('tierlist_line_image')
    .where('image_id', '=', album.images[3] ?? 0)
    .execute();
  const torn = await look();
  await db.deleteFrom('tierlist').execute();

  expect(torn).toEqual([expect.stringContaining(`tier list ${NAME} is not what was saved last`)]);
  expect(await look()).toEqual([`tier list ${NAME} is there 0 times`]);
});

test('a save that was begun is wholly there or not at all', async () => {
  const before = twoTiers(album.images.toReversed());
  journal.tierlists.set(NAME, { id: tierlist, lines: before });
  journal.begunSaves.set(NAME, twoTiers(album.images));
  const done = await look();
  await database.db
    .deleteFrom('tierlist_line_image')
    .where('image_id', '=', album.images[3] ?? 0)
    .execute();
  const half = await look();
  journal.tierlists.clear();

  expect(done).toEqual([]);
  expect(half).toHaveLength(1);
  expect(await look()).toEqual([`tier list ${NAME} is there 1 times and was never acknowledged`]);
});
