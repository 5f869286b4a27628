// Runs in a real browser, because unsaved work lies in local storage, session storage and IndexedDB.
import { beforeEach, expect, test } from 'vitest';
import { readAnswers, storeAnswers } from '../features/convert-content/stored-answers.ts';
import { createAlbumDraftStore } from './drafts/album-draft-store.ts';
import { draftStore } from './drafts/draft-store.ts';
import { countUnsavedWork, eraseUnsavedWork, listUnsavedContents, listUnsavedWork } from './unsaved-work.ts';

const ADA = 7;
const LINA = 70;
const TIES = [{ label: 'S', images: [1, 2] }];

/** Stores a draft of a tier list, one of a ranking that cannot be read, a new album, and an answered duel. */
async function storeWork(userId: number): Promise<void> {
  const draft = { v: 1, userKey: 'ada', albumId: 3, name: 'Animaux', savedAt: 5, imageIds: [1, 2] };
  draftStore.write({ owner: userId, kind: 'tierlist', subject: { album: 3 } }, draft);
  draftStore.write({ owner: userId, kind: 'ranking', subject: { album: 3 } }, 'junk');
  const albums = createAlbumDraftStore({ userId, albumId: null });
  await albums.saveFields({ version: 1, savedAt: 6, form: { name: 'Nouveau', images: [{ id: 'a' }] } });
  await albums.saveFile('a', { original: new Blob(['x']) });
  storeAnswers({ owner: userId, kind: 'tierlist', id: 12 }, { groups: TIES, answers: [2] });
}

const readTies = (owner: number) => readAnswers({ owner, kind: 'tierlist', id: 12 }, TIES);

beforeEach(async () => {
  for (const userId of [ADA, LINA]) {
    await eraseUnsavedWork(userId);
    await storeWork(userId);
  }
});

test('AC-77: unsaved work is listed as far as it can be read, and counted whole', async () => {
  expect(await listUnsavedWork(ADA)).toMatchObject({
    contents: [{ title: 'Animaux', albumId: 3 }],
    made: { title: 'Nouveau', images: 1 },
    waiting: [],
  });
  expect(listUnsavedContents(ADA)).toMatchObject({ contents: [{ title: 'Animaux' }], made: null });
  expect(await countUnsavedWork(ADA)).toBe(3);
});

test('one call erases all work of a person, and nothing else', async () => {
  localStorage.setItem('theme', 'light');
  sessionStorage.setItem('palmares-pages', '{"a":2}');

  await eraseUnsavedWork(ADA);

  expect(await countUnsavedWork(ADA)).toBe(0);
  expect((await createAlbumDraftStore({ userId: ADA, albumId: null }).load())?.files.size).toBe(0);
  expect(readTies(ADA)).toBeNull();
  expect(await countUnsavedWork(LINA)).toBe(3);
  expect(readTies(LINA)).toEqual({ groups: TIES, answers: [2] });
  expect([localStorage.getItem('theme'), sessionStorage.getItem('palmares-pages')]).toEqual([
    'light',
    '{"a":2}',
  ]);
});
