import { describe, expect, test } from 'vitest';
import { ALBUM } from '../limits.ts';
import { checkCategoryName } from './check-category.ts';
import { categoryNameText } from './messages.ts';

describe('checkCategoryName', () => {
  test('accepts a name of one to forty characters', () => {
    expect(checkCategoryName('Films')).toBeNull();
    expect(checkCategoryName('é'.repeat(ALBUM.categoryNameMax))).toBeNull();
  });

  test('counts code points after normalisation, not UTF-16 units', () => {
    expect(checkCategoryName('e\u0301'.repeat(ALBUM.categoryNameMax))).toBeNull();
    expect(checkCategoryName('🎬'.repeat(ALBUM.categoryNameMax))).toBeNull();
  });

  test('AD-25: refuses a name that is empty once trimmed, in the quoted words', () => {
    for (const empty of ['', '   ', '\u200B\n'])
      expect(checkCategoryName(empty)).toBe('category_name_required');
    expect(categoryNameText('category_name_required')).toBe('Le nom de la catégorie ne peut pas être vide.');
  });

  test('refuses a name of more than forty characters, and says the limit', () => {
    expect(checkCategoryName('a'.repeat(ALBUM.categoryNameMax + 1))).toBe('category_name_too_long');
    expect(categoryNameText('category_name_too_long')).toContain(String(ALBUM.categoryNameMax));
  });
});
