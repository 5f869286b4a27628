import { describe, expect, test } from 'vitest';
import { makeChosenImage } from '../../testing/chosen-image.ts';
import { NOT_SENT, reduceSending, type SendingEvent } from '../../uploads/sending.ts';
import { parseWaitingDraft, toWaitingJson, type WaitingDraft } from './waiting-draft.ts';

const everyFile = () => 'ready' as const;
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
const plain: WaitingDraft = { textList: 'Imagine', images, sending: NOT_SENT };
const begun: WaitingDraft = { ...plain, sending: events.reduce(reduceSending, NOT_SENT) };

describe('what waits to join an album', () => {
  test('is there again as it was, down to a list of texts alone', () => {
    expect(parseWaitingDraft(toWaitingJson(plain, 'Films', 5), everyFile)).toEqual(plain);

    const typed = { ...plain, images: [] };
    expect(parseWaitingDraft(toWaitingJson(typed, 'Films', 5), everyFile)).toEqual(typed);
  });

  test('that was on its way goes on under its key; what has arrived is not kept', () => {
    const parsed = parseWaitingDraft(toWaitingJson(begun, 'Films', 5), everyFile);

    expect(parsed?.images.map(({ id }) => id)).toEqual(['b']);
    expect(parsed?.sending).toEqual({
      ...NOT_SENT,
      order: ['b'],
      images: { b: { step: 'pending' } },
      keys: { b: key },
    });
  });

  test('is nothing once all has arrived, was refused or was taken out', () => {
    const refused = images.map((image) => ({ ...image, status: 'refused' as const }));
    const arrived = reduceSending(begun.sending, { type: 'image_succeeded', id: 'b' });
    const over = { ...begun, textList: '', sending: arrived };

    expect(toWaitingJson({ ...plain, textList: '', images: refused }, 'Films', 5)).toBeNull();
    expect(toWaitingJson({ ...plain, textList: '', images: [] }, 'Films', 5)).toBeNull();
    expect(toWaitingJson(over, 'Films', 5)).toBeNull();
  });

  test('goes without the images whose file is gone, and prepares those that were not', () => {
    const kept = toWaitingJson(plain, 'Films', 5);

    const parsed = parseWaitingDraft(kept, (id) => (id === 'b' ? 'waiting' : null));
    expect(parsed?.images.map(({ id, status }) => [id, status])).toEqual([['b', 'waiting']]);
  });

  test.each([
    null,
    'texte',
    [],
    {},
    { version: 1 },
    { version: 2, images },
    { version: 1, images: [{ id: 3 }, null] },
    { version: 1, textList: 4, images: 'x' },
  ])('is nothing for %j', (junk) => {
    expect(parseWaitingDraft(junk, everyFile)).toBeNull();
  });

  test('survives junk inside', () => {
    const junk = { version: 1, images: [{ id: 'a', name: 3 }, 7], sending: { order: 'x', keys: [] } };

    expect(parseWaitingDraft(junk, everyFile)).toMatchObject({
      textList: '',
      images: [{ id: 'a', name: '', status: 'ready' }],
      sending: NOT_SENT,
    });
  });
});
