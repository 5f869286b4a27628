// Runs in a real browser, because it tests how IndexedDB sorts keys.
import { beforeEach, expect, test } from 'vitest';
import { createAlbumDraftStore } from './album-draft-store.ts';
import { eraseStoredAlbumDrafts, listStoredAlbumDrafts } from './stored-album-drafts.ts';

const ADA = 7;
const LINA = 70;
const file = { original: new Blob(['x']) };

const made = (title: string, ids: readonly string[]) => ({
  version: 1,
  savedAt: 5,
  form: { name: title, images: ids.map((id) => ({ id })) },
});
const waiting = (albumName: string, ids: readonly string[]) => ({
  version: 1,
  savedAt: 6,
  albumName,
  images: ids.map((id) => ({ id })),
});

/** Stores an album that is being created, and pending images of two other albums. */
async function keepWork(userId: number): Promise<void> {
  const places = [
    { albumId: null, fields: made('Nouveau', ['a', 'z']), ids: ['a', 'z'] },
    { albumId: 3, fields: waiting('Trois', ['b']), ids: ['b'] },
    { albumId: 30, fields: waiting('Trente', ['c', 'gone']), ids: ['c'] },
  ];
  for (const { albumId, fields, ids } of places) {
    const store = createAlbumDraftStore({ userId, albumId });
    await store.saveFields(fields);
    for (const id of ids) await store.saveFile(id, file);
  }
}

beforeEach(async () => {
  for (const userId of [ADA, LINA]) {
    await eraseStoredAlbumDrafts(userId);
    await keepWork(userId);
  }
});

test('what is kept is told by its album, with the images whose file is there', async () => {
  expect(await listStoredAlbumDrafts(ADA)).toEqual({
    made: { title: 'Nouveau', images: 2, savedAt: 5, isBegun: false },
    waiting: [
      { albumId: 3, title: 'Trois', images: 1, savedAt: 6 },
      { albumId: 30, title: 'Trente', images: 1, savedAt: 6 },
    ],
  });
});

test.each([
  [null, ['a', 'z']],
  [3, ['b']],
  [30, ['c']],
])('the files of album %s are its own, and go alone', async (albumId, ids) => {
  const store = createAlbumDraftStore({ userId: ADA, albumId });
  expect([...((await store.load())?.files.keys() ?? [])]).toEqual(ids);

  await store.clear();

  const left = await listStoredAlbumDrafts(ADA);
  expect(left.waiting.length + (left.made === null ? 0 : 1)).toBe(2);
  expect((await store.load())?.files.size).toBe(0);
  expect(await listStoredAlbumDrafts(LINA)).toMatchObject({ made: { images: 2 }, waiting: [{}, {}] });
});

test('all that is kept for a person can be erased, and nothing of another', async () => {
  await eraseStoredAlbumDrafts(ADA);

  expect(await listStoredAlbumDrafts(ADA)).toEqual({ made: null, waiting: [] });
  for (const albumId of [null, 3, 30])
    expect((await createAlbumDraftStore({ userId: ADA, albumId }).load())?.files.size).toBe(0);
  expect(await listStoredAlbumDrafts(LINA)).toMatchObject({ made: { images: 2 }, waiting: [{}, {}] });
});
