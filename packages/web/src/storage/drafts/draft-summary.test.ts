import { expect, test } from 'vitest';
import type { DraftName } from './draft-keys.ts';
import { listDraftSummaries, summariseDraft } from './draft-summary.ts';

const fields = { userKey: 'lea', albumId: 7, name: 'Mes fruits', savedAt: 1_000, private: false };
const ofAlbum = (kind: DraftName['kind'] = 'tierlist'): DraftName => ({
  owner: 1,
  kind,
  subject: { album: 7 },
});

test('a draft kept beside its version is read as well as a bare one', () => {
  const draft = { ...fields, imageIds: [3, 1] };
  const expected = { title: 'Mes fruits', savedAt: 1_000, albumId: 7, imageIds: [3, 1] };

  expect(summariseDraft(ofAlbum(), { base: 4, draft })).toMatchObject(expected);
  expect(summariseDraft(ofAlbum('tournament'), draft)).toMatchObject(expected);
});

test('a ranking’s images are the first numbers of its rows', () => {
  const draft = { ...fields, ranking: { images: [[5, 0, 2], [6, -1, 3], 'junk'] } };

  expect(summariseDraft(ofAlbum('ranking'), draft)?.imageIds).toEqual([5, 6]);
});

test('a draft whose images cannot be read still counts, without a selection', () => {
  expect(summariseDraft(ofAlbum(), fields)?.imageIds).toBeNull();
});

test.each([[null], ['text'], [[]], [{}], [{ draft: { name: 'sans album' } }], [{ ...fields, albumId: 8 }]])(
  'junk, or the draft of another album, is no draft: %j',
  (stored) => {
    expect(summariseDraft(ofAlbum(), stored)).toBeNull();
  },
);

test('the latest comes first, junk is left out', () => {
  const names: DraftName[] = [
    ofAlbum(),
    { owner: 1, kind: 'tierlist', subject: { content: 2 } },
    ofAlbum('ranking'),
  ];
  const stored = [fields, { ...fields, savedAt: 9_000 }, 'junk'];
  const store = { list: () => names, read: (name: DraftName) => stored[names.indexOf(name)] };

  expect(listDraftSummaries(store, 1).map(({ savedAt }) => savedAt)).toEqual([9_000, 1_000]);
});
