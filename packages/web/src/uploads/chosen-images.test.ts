import { describe, expect, test } from 'vitest';
import { makeChosenImage } from '../testing/chosen-image.ts';
import {
  type ChosenImage,
  cameraNamedIds,
  duplicateIds,
  listSendable,
  reduceImages,
} from './chosen-images.ts';

const images = ['a', 'b', 'c', 'd'].map((id) => makeChosenImage(id));
const getIds = (list: readonly ChosenImage[]): string => list.map(({ id }) => id).join('');

describe('images', () => {
  test.each([
    ['a', 2, 'bcad'],
    ['d', 0, 'dabc'],
    ['b', 99, 'acdb'],
    ['c', -5, 'cabd'],
    ['b', 1, 'abcd'],
    ['unknown', 1, 'abcd'],
  ])('moving %s to %i gives %s', (id, to, expected) => {
    expect(getIds(reduceImages(images, { type: 'moved', id, to }))).toBe(expected);
  });

  test('an edit changes one image and leaves the others identical', () => {
    const edited = reduceImages(images, { type: 'edited', id: 'b', texts: { name: 'Beau' } });
    expect(edited[1]?.name).toBe('Beau');
    expect(edited[0]).toBe(images[0]);
  });

  test('several are removed at once', () => {
    expect(getIds(reduceImages(images, { type: 'removed', ids: new Set(['a', 'd']) }))).toBe('bc');
  });

  test('what the worker found reaches an image that is still there, and nothing else', () => {
    const waiting = [makeChosenImage('x', { status: 'waiting', fingerprint: '' })];
    const ready = reduceImages(waiting, { type: 'prepared', id: 'x', animated: true, fingerprint: 'f' });
    expect(ready[0]).toMatchObject({ status: 'ready', animated: true, fingerprint: 'f' });
    const refused = reduceImages(waiting, { type: 'refused', id: 'x', failure: 'unsupported_type' });
    expect(refused[0]).toMatchObject({ status: 'refused', failure: 'unsupported_type' });
    expect(getIds(reduceImages(waiting, { type: 'refused', id: 'gone', failure: 'unexpected' }))).toBe('x');
  });
});

test('images that a camera named are called by their places; the others keep their names', () => {
  const taken = [
    makeChosenImage('a'),
    makeChosenImage('b', { name: 'IMG 20260714 183022' }),
    makeChosenImage('c', { name: 'DSC04512' }),
  ];
  const ids = cameraNamedIds(taken);
  expect([...ids]).toEqual(['b', 'c']);
  const names = reduceImages(taken, { type: 'numbered', ids }).map(({ name }) => name);
  expect(names).toEqual(['a', 'Image 2', 'Image 3']);
});

describe('duplicateIds', () => {
  test('names every copy but the first, and no image that is not yet known', () => {
    const some = [
      makeChosenImage('a', { fingerprint: 'f' }),
      makeChosenImage('b', { fingerprint: '' }),
      makeChosenImage('c', { fingerprint: 'f' }),
    ];
    const more = [makeChosenImage('d', { fingerprint: '' }), makeChosenImage('e', { fingerprint: 'f' })];
    expect([...duplicateIds([...some, ...more])]).toEqual(['c', 'e']);
  });
});

test('what was refused at the preparation is not sent', () => {
  const list = [
    makeChosenImage('a', { status: 'refused' }),
    makeChosenImage('b', { status: 'waiting' }),
    makeChosenImage('c'),
  ];
  expect(getIds(listSendable(list))).toBe('bc');
});
