import { describe, expect, test } from 'vitest';
import { type AlbumForm, EMPTY_FORM, isDirty, reduceForm } from './album-form.ts';

const toggle = (from: AlbumForm, ...categories: string[]): AlbumForm =>
  categories.reduce((state, category) => reduceForm(state, { type: 'category_toggled', category }), from);

describe('categories', () => {
  test('AL-4, AL-42: are toggled, and a fourth is not taken', () => {
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

describe('isDirty', () => {
  test('the empty form has nothing to lose, whichever visibility', () => {
    expect(isDirty({ ...EMPTY_FORM, isPublic: false, name: '  ' }, [])).toBe(false);
    expect(isDirty({ ...EMPTY_FORM, name: 'x' }, [])).toBe(true);
    expect(isDirty({ ...EMPTY_FORM, textList: 'Imagine' }, [])).toBe(true);
    expect(isDirty({ ...EMPTY_FORM, categories: ['Films'] }, [])).toBe(true);
    expect(isDirty(EMPTY_FORM, ['image'])).toBe(true);
  });
});
