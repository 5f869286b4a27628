import { describe, expect, test } from 'vitest';
import {
  type AlbumForm,
  duplicateIds,
  EMPTY_FORM,
  type FormImage,
  isDirty,
  reduceForm,
} from './album-form.ts';

const image = (id: string, more: Partial<FormImage> = {}): FormImage => ({
  id,
  fileName: `${id}.png`,
  name: id,
  description: '',
  url: '',
  status: 'ready',
  fault: null,
  animated: false,
  fingerprint: id,
  ...more,
});
const form: AlbumForm = { ...EMPTY_FORM, images: ['a', 'b', 'c', 'd'].map((id) => image(id)) };
const idsOf = ({ images }: AlbumForm): string => images.map(({ id }) => id).join('');

const toggle = (from: AlbumForm, ...categories: string[]): AlbumForm =>
  categories.reduce((state, category) => reduceForm(state, { type: 'category_toggled', category }), from);

describe('categories', () => {
  test('are toggled, and a fourth is not taken', () => {
    const three = toggle(EMPTY_FORM, 'Films', 'Manga', 'Sport');
    expect(toggle(three, 'Musique')).toBe(three);
    expect(toggle(three, 'Manga', 'Musique').categories).toEqual(['Films', 'Sport', 'Musique']);
  });

  test('that the server does not know are left when its list arrives', () => {
    const chosen = { ...EMPTY_FORM, categories: ['Films', 'Inconnue'] };
    const known = reduceForm(chosen, { type: 'categories_known', categories: ['Films', 'Sport'] });
    expect(known.categories).toEqual(['Films']);
    expect(reduceForm(known, { type: 'categories_known', categories: ['Films'] })).toBe(known);
  });
});

describe('images', () => {
  test.each([
    ['a', 2, 'bcad'],
    ['d', 0, 'dabc'],
    ['b', 99, 'acdb'],
    ['c', -5, 'cabd'],
    ['b', 1, 'abcd'],
    ['unknown', 1, 'abcd'],
  ])('moving %s to %i gives %s', (id, to, expected) => {
    expect(idsOf(reduceForm(form, { type: 'image_moved', id, to }))).toBe(expected);
  });

  test('an edit changes one image and leaves the others identical', () => {
    const edited = reduceForm(form, { type: 'image_edited', id: 'b', texts: { name: 'Beau' } });
    expect(edited.images[1]?.name).toBe('Beau');
    expect(edited.images[0]).toBe(form.images[0]);
  });

  test('several are removed at once', () => {
    expect(idsOf(reduceForm(form, { type: 'images_removed', ids: new Set(['a', 'd']) }))).toBe('bc');
  });

  test('what the worker found reaches an image that is still there, and nothing else', () => {
    const waiting = { ...form, images: [image('x', { status: 'waiting', fingerprint: '' })] };
    const ready = reduceForm(waiting, { type: 'image_prepared', id: 'x', animated: true, fingerprint: 'f' });
    expect(ready.images[0]).toMatchObject({ status: 'ready', animated: true, fingerprint: 'f' });
    const refused = reduceForm(waiting, { type: 'image_refused', id: 'x', fault: 'unsupported_type' });
    expect(refused.images[0]).toMatchObject({ status: 'refused', fault: 'unsupported_type' });
    expect(idsOf(reduceForm(waiting, { type: 'image_refused', id: 'gone', fault: 'unexpected' }))).toBe('x');
  });
});

describe('duplicateIds', () => {
  test('names every copy but the first, and no image that is not yet known', () => {
    const images = [
      image('a', { fingerprint: 'f' }),
      image('b', { fingerprint: '' }),
      image('c', { fingerprint: 'f' }),
    ];
    const more = [image('d', { fingerprint: '' }), image('e', { fingerprint: 'f' })];
    expect([...duplicateIds([...images, ...more])]).toEqual(['c', 'e']);
  });
});

describe('isDirty', () => {
  test('the empty form has nothing to lose, whichever visibility', () => {
    expect(isDirty({ ...EMPTY_FORM, isPublic: false, name: '  ' })).toBe(false);
    expect(isDirty({ ...EMPTY_FORM, name: 'x' })).toBe(true);
    expect(isDirty(form)).toBe(true);
  });
});
