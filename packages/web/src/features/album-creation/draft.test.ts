import { describe, expect, test } from 'vitest';
import { makeChosenImage } from '../../testing/chosen-image.ts';
import { NOT_SENT, reduceSending, type SendingEvent } from '../../uploads/sending.ts';
import { type AlbumForm, EMPTY_FORM } from './album-form.ts';
import { type AlbumDraft, parseAlbumDraft, toDraftJson } from './draft.ts';
import { NOT_SUBMITTED, type Submission } from './submission.ts';

const everyFile = () => 'ready' as const;
const form: AlbumForm = { name: 'Vacances', isPublic: false, categories: ['Autres'], textList: 'Imagine' };
const images = ['a', 'b'].map((id) =>
  makeChosenImage(id, { description: 'd', url: 'https://exemple.fr', animated: id === 'b' }),
);
const key = { key: 'k', body: '{}' };
const events: SendingEvent[] = [
  { type: 'lined_up', ids: ['a', 'b'] },
  { type: 'begun' },
  { type: 'image_started', id: 'a', key },
  { type: 'image_succeeded', id: 'a' },
  { type: 'image_started', id: 'b', key },
];
const sending = events.reduce(reduceSending, NOT_SENT);
const uploading: Submission = { ...NOT_SUBMITTED, phase: 'uploading', albumId: 7, albumKey: key };

const plain: AlbumDraft = { form, images, submission: NOT_SUBMITTED, sending: NOT_SENT };
const begun: AlbumDraft = { ...plain, submission: uploading, sending };

describe('parseAlbumDraft', () => {
  test('gives back the form that was saved', () => {
    expect(parseAlbumDraft(toDraftJson(plain, 5), everyFile)).toEqual({ savedAt: 5, ...plain });
  });

  test('gives back what the server already has, so that nothing is made twice', () => {
    expect(parseAlbumDraft(toDraftJson(begun, 5), everyFile)).toMatchObject({
      submission: { phase: 'partial', albumId: 7, albumKey: key },
      sending: {
        isRunning: false,
        stop: 'interrupted',
        order: ['a', 'b'],
        images: { a: { step: 'success' }, b: { step: 'pending' } },
        keys: { a: key, b: key },
      },
    });
  });

  test('gives back the key of an album whose creation was cut off, with the form open', () => {
    const creating = { ...plain, submission: { ...uploading, phase: 'creating', albumId: null } as const };
    expect(parseAlbumDraft(toDraftJson(creating, 5), everyFile)?.submission).toEqual({
      ...NOT_SUBMITTED,
      albumKey: key,
    });
  });

  test('gives back what the server refused, which did not arrive', () => {
    const failed: SendingEvent = { type: 'image_failed', id: 'b', text: 'non', isRefused: true };
    const refused = { ...begun, sending: reduceSending(sending, failed) };
    const parsed = parseAlbumDraft(toDraftJson(refused, 5), everyFile);
    expect(parsed?.sending.keys).toEqual({ a: key, b: { ...key, isRefused: true } });
    expect(parsed?.sending.images['b']).toEqual({ step: 'error', text: 'non' });
  });

  test('drops the images whose file is gone', () => {
    const parsed = parseAlbumDraft(toDraftJson(begun, 5), (id) => (id === 'a' ? 'ready' : null));
    expect(parsed?.images.map(({ id }) => id)).toEqual(['a']);
    expect(Object.keys(parsed?.sending.images ?? {})).toEqual(['a']);
  });

  test('keeps the images that were still being prepared, to be prepared again', () => {
    const preparing = images.map((image) => ({ ...image, status: 'waiting' as const }));
    const json = toDraftJson({ ...plain, images: preparing }, 5);
    const parsed = parseAlbumDraft(json, (id) => (id === 'a' ? 'ready' : 'waiting'));
    expect(parsed?.images.map(({ id, status }) => [id, status])).toEqual([
      ['a', 'ready'],
      ['b', 'waiting'],
    ]);
  });

  test('leaves out the images that were refused', () => {
    const refused = images.map((image) => ({ ...image, status: 'refused' as const }));
    expect(toDraftJson({ ...plain, images: refused }, 5)).toMatchObject({ form: { images: [] } });
  });
});

describe('what a browser holds that is no draft of today', () => {
  test('a draft of before the images had a state of their own is read', () => {
    const old = {
      version: 1,
      savedAt: 5,
      form: { ...form, images },
      submission: {
        phase: 'uploading',
        stop: null,
        notice: null,
        albumId: 7,
        albumKey: key,
        categoriesAttached: true,
        order: ['a', 'b'],
        images: { a: { step: 'success' }, b: { step: 'processing', sent: 0.5 } },
        imageKeys: { a: key, b: key },
      },
    };
    expect(parseAlbumDraft(old, everyFile)).toMatchObject({
      form,
      images,
      submission: { phase: 'partial', albumId: 7, categoriesAttached: true },
      sending: { stop: 'interrupted', images: { b: { step: 'pending' } }, keys: { b: key } },
    });
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
    toDraftJson({ ...plain, form: EMPTY_FORM, images: [] }, 5),
    toDraftJson({ ...plain, form: { ...EMPTY_FORM, categories: ['Films'] }, images: [] }, 5),
  ])('offers nothing for %j', (junk) => {
    expect(parseAlbumDraft(junk, everyFile)).toBeNull();
  });

  test('a list of texts alone is worth offering', () => {
    const typed = { ...plain, form: { ...EMPTY_FORM, textList: 'Imagine' }, images: [] };
    expect(parseAlbumDraft(toDraftJson(typed, 5), everyFile)?.form.textList).toBe('Imagine');
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
    const parsed = parseAlbumDraft(junk, everyFile);
    expect(parsed?.form.categories).toEqual(['Films']);
    expect(parsed?.images).toMatchObject([{ id: 'ok', name: '' }]);
    expect(parsed).toMatchObject({ submission: NOT_SUBMITTED, sending: NOT_SENT });
  });
});
