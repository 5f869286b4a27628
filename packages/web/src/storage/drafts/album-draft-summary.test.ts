import { expect, test } from 'vitest';
import { summariseAlbumDraft } from './album-draft-summary.ts';

const images = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const stored = { version: 1, savedAt: 5_000, form: { name: 'Vacances', images }, submission: {} };

test('AC-107: an unfinished album is told by its name, its images and when it was kept', () => {
  expect(summariseAlbumDraft(stored, () => true)).toEqual({
    title: 'Vacances',
    images: 3,
    savedAt: 5_000,
    isBegun: false,
  });
});

test('an image whose file is gone is not counted', () => {
  expect(summariseAlbumDraft(stored, (id) => id === 'b')?.images).toBe(1);
});

test('one that was partly sent says so', () => {
  expect(summariseAlbumDraft({ ...stored, submission: { albumId: 7 } }, () => true)?.isBegun).toBe(true);
});

test('a name alone, or images alone, are worth keeping', () => {
  const named = { ...stored, form: { name: 'Seul', images: [] } };
  const unnamed = { ...stored, form: { name: '', images } };

  expect(summariseAlbumDraft(named, () => false)).toMatchObject({ title: 'Seul', images: 0 });
  expect(summariseAlbumDraft(unnamed, () => true)).toMatchObject({ title: '', images: 3 });
});

test.each([
  [null],
  ['text'],
  [[]],
  [{}],
  [{ ...stored, version: 2 }],
  [{ version: 1, form: [] }],
  [{ version: 1, form: { name: 7, images: 'junk' } }],
  [{ version: 1, form: { name: '', images: [null, 'a', { id: 3 }] } }],
])('junk, or nothing worth offering, is no draft: %j', (junk) => {
  expect(summariseAlbumDraft(junk, () => true)).toBeNull();
});
