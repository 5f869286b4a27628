// A backup made between the two steps of a deletion and of a purge (docs/decisions/0097): the restore finishes both.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createTierlist, signedIn } from '../testing/factories.ts';
import { createRestoreStage, type RestoreStage } from '../testing/restore-stage.ts';
import { clearSite, createStoredAlbum } from '../testing/stored-albums.ts';
import { eraseAccount } from '../trust/account-data/erase-account.ts';
import { listUnfinished } from '../trust/account-data/erase-batches.ts';
import { listUnfinishedPurges } from '../trust/purge/purge-batches.ts';

let t: TestApp;
let stage: RestoreStage;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  [, stage] = await Promise.all([clearSite(t), createRestoreStage(t)]);
});
afterEach(() => stage.remove());

test('a deletion and a purge that had begun when the backup was made are finished by the restore', async () => {
  const leaving = await signedIn(t);
  const staying = await signedIn(t);
  const admin = await signedIn(t, { roles: ['admin'] });
  const own = await createStoredAlbum(t, leaving.user, { images: 3 });
  const album = await createStoredAlbum(t, staying.user, { images: 4 });
  await createTierlist(t, leaving.user, album);
  const kept = await createTierlist(t, staying.user, album);
  const [purged = 0] = album.images;
  await eraseAccount(t.deps, leaving.user.id, async () => {});
  expect((await admin.client.post(`/image/${purged}/purge`)).status).toBe(200);
  expect(await listUnfinished(t.db, 10)).toEqual([leaving.user.id]);
  expect(await listUnfinishedPurges(t.db, 10)).toEqual([purged]);

  const restored = await stage.restore(await stage.backUp());

  expect(restored).toMatchObject({ issueCount: 0, damagedCount: 0 });
  const { db } = stage.target;
  expect(await listUnfinished(db, 10)).toEqual([]);
  expect(await listUnfinishedPurges(db, 10)).toEqual([]);
  const listIds = async (table: 'album' | 'image' | 'tierlist') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  expect(await listIds('album')).toEqual([album.id]);
  expect(await listIds('image')).toEqual(album.images.slice(1));
  expect(await listIds('tierlist')).toEqual([kept.id]);
  const keys: string[] = [];
  for await (const key of stage.files.keys()) keys.push(key);
  expect(keys.toSorted()).toEqual(album.keys.slice(1).toSorted());
  expect(own.keys.some((key) => keys.includes(key))).toBe(false);
});
