import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createAlbum, createTierlist, createUser, tier } from '../../testing/factories.ts';
import { listRemovedImages, type RemovedImage } from '../image/image.repository.ts';
import { removeUnused } from './remove-unused.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const listPages = async (size: number): Promise<number[]> => {
  const ids: number[] = [];
  let last: RemovedImage | null = null;
  do {
    const page: RemovedImage[] = await listRemovedImages(t.db, last, size);
    ids.push(...page.map(({ id }) => id));
    last = page.at(-1) ?? null;
  } while (last !== null);
  return ids;
};

// Proves PR-7.
test('every removed image is looked at once, also those removed at the same time', async () => {
  const author = await createUser(t);
  const album = await createAlbum(t, author, { images: 7 });
  await createTierlist(t, author, album, { lines: [tier('S', 1, album.images.slice(0, 2))] });
  const removed_at = t.clock.now();
  await t.db.updateTable('image').set({ removed_at }).where('album_id', '=', album.id).execute();

  expect(await listPages(2)).toEqual(album.images);

  await removeUnused(t.deps);
  expect(await listPages(500)).toEqual(album.images.slice(0, 2));
});

test('more deleted albums than are looked at together all go', async () => {
  const author = await createUser(t);
  const rows = Array.from({ length: 501 }, (_, index) => ({
    account_id: author.id,
    name: `Album ${index}`,
    search_text: `album ${index}`,
    deleted_at: t.clock.now(),
  }));
  await t.db.insertInto('album').values(rows).execute();

  await removeUnused(t.deps);

  const left = await t.db.selectFrom('album').where('account_id', '=', author.id).selectAll().execute();
  expect(left).toEqual([]);
});

test('ends when the server stops', async () => {
  const author = await createUser(t);
  const deleted = await createAlbum(t, author, { images: 0, deleted: true });
  const before = (await listPages(500)).length;

  await removeUnused(t.deps, AbortSignal.abort());

  const rows = await t.db.selectFrom('album').where('id', '=', deleted.id).select('id').execute();
  expect([rows, (await listPages(500)).length]).toEqual([[{ id: deleted.id }], before]);
});
