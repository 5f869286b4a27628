import { expect, test } from 'vitest';
import * as en from './en/category.ts';
import * as fr from './fr/category.ts';

test('AL-87: an English page shows the English name of a category, or its name if it has none', () => {
  expect(en.categoryLabel({ name: 'Jeux Vidéo', name_en: 'Video games' })).toBe('Video games');
  expect(en.categoryLabel({ name: 'Pétanque', name_en: null })).toBe('Pétanque');
  expect(fr.categoryLabel({ name: 'Jeux Vidéo', name_en: 'Video games' })).toBe('Jeux Vidéo');
});
