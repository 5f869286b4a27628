import { describe, expect, test } from 'vitest';
import { type AlbumForm, EMPTY_FORM } from './album-form.ts';
import { parseDraft, toDraft } from './draft.ts';
import { NOT_SUBMITTED, reduceSubmission, type SubmissionEvent } from './submission.ts';

const everyFile = () => 'ready' as const;
const form: AlbumForm = {
  name: 'Vacances',
  isPublic: false,
  categories: ['Autres'],
  images: ['a', 'b'].map((id) => ({
    id,
    fileName: `${id}.jpg`,
    name: id,
    description: 'd',
    url: 'https://exemple.fr',
    status: 'ready',
    fault: null,
    animated: id === 'b',
    fingerprint: id,
  })),
};
const key = { key: 'k', body: '{}' };
const events: SubmissionEvent[] = [
  { type: 'begun', order: ['a', 'b'], albumKey: key },
  { type: 'album_created', albumId: 7 },
  { type: 'image_started', id: 'a', key },
  { type: 'image_succeeded', id: 'a' },
  { type: 'image_started', id: 'b', key },
];
const sending = events.reduce(reduceSubmission, NOT_SUBMITTED);

describe('parseDraft', () => {
  test('gives back the form that was saved', () => {
    expect(parseDraft(toDraft(form, NOT_SUBMITTED, 5), everyFile)).toEqual({
      version: 1,
      savedAt: 5,
      form,
      submission: NOT_SUBMITTED,
    });
  });

  test('gives back what the server already has, so that nothing is made twice', () => {
    const parsed = parseDraft(toDraft(form, sending, 5), everyFile);
    expect(parsed?.submission).toMatchObject({
      albumId: 7,
      albumKey: key,
      images: { a: { step: 'success' }, b: { step: 'pending' } },
      imageKeys: { a: key, b: key },
    });
  });

  test('gives back what the server refused, which did not arrive', () => {
    const failed: SubmissionEvent = { type: 'image_failed', id: 'b', text: 'non', isRefused: true };
    const parsed = parseDraft(toDraft(form, reduceSubmission(sending, failed), 5), everyFile);
    expect(parsed?.submission.imageKeys).toEqual({ a: key, b: { ...key, isRefused: true } });
  });

  test('drops the images whose file is gone', () => {
    const parsed = parseDraft(toDraft(form, sending, 5), (id) => (id === 'a' ? 'ready' : null));
    expect(parsed?.form.images.map(({ id }) => id)).toEqual(['a']);
    expect(Object.keys(parsed?.submission.images ?? {})).toEqual(['a']);
  });

  test('keeps the images that were still being prepared, to be prepared again', () => {
    const preparing = {
      ...form,
      images: form.images.map((image) => ({ ...image, status: 'waiting' as const })),
    };
    const parsed = parseDraft(toDraft(preparing, NOT_SUBMITTED, 5), (id) =>
      id === 'a' ? 'ready' : 'waiting',
    );
    expect(parsed?.form.images.map(({ id, status }) => [id, status])).toEqual([
      ['a', 'ready'],
      ['b', 'waiting'],
    ]);
  });

  test('leaves out the images that were refused', () => {
    const refused = {
      ...form,
      images: form.images.map((image) => ({ ...image, status: 'refused' as const })),
    };
    expect(toDraft(refused, NOT_SUBMITTED, 5).form.images).toEqual([]);
  });

  test.each([
    null,
    undefined,
    'texte',
    42,
    [],
    {},
    { version: 2, form },
    { version: 1 },
    { version: 1, form: [] },
    { version: 1, form: { name: 3, images: 'x' } },
    toDraft(EMPTY_FORM, NOT_SUBMITTED, 5),
  ])('offers nothing for %j', (junk) => {
    expect(parseDraft(junk, everyFile)).toBeNull();
  });

  test('survives junk inside', () => {
    const junk = {
      version: 1,
      form: {
        name: 'x',
        categories: [1, 'Films', null],
        images: [null, 3, { id: 4 }, { id: 'ok', name: [] }],
      },
      submission: { albumId: '7', images: 3, order: {}, albumKey: { key: 1 } },
    };
    const parsed = parseDraft(junk, everyFile);
    expect(parsed?.form.categories).toEqual(['Films']);
    expect(parsed?.form.images).toMatchObject([{ id: 'ok', name: '' }]);
    expect(parsed?.submission).toEqual(NOT_SUBMITTED);
  });
});
