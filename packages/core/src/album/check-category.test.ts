import { describe, expect, test } from 'vitest';
import { ALBUM } from '../limits.ts';
import { checkCategoryName, checkEnglishCategoryName } from './check-category.ts';

describe('checkCategoryName', () => {
  test('accepts a name of one to forty characters', () => {
    expect(checkCategoryName('Films')).toBeNull();
    expect(checkCategoryName('é'.repeat(ALBUM.categoryNameMax))).toBeNull();
  });

  test('counts code points after normalisation, not UTF-16 units', () => {
    expect(checkCategoryName('e\u0301'.repeat(ALBUM.categoryNameMax))).toBeNull();
    expect(checkCategoryName('🎬'.repeat(ALBUM.categoryNameMax))).toBeNull();
  });

  test('AD-25: refuses a name that is empty once trimmed', () => {
    for (const empty of ['', '   ', '\u200B\n'])
      expect(checkCategoryName(empty)).toBe('category_name_required');
  });

  test('refuses a name of more than forty characters', () => {
    expect(checkCategoryName('a'.repeat(ALBUM.categoryNameMax + 1))).toBe('category_name_too_long');
  });
});

describe('checkEnglishCategoryName', () => {
  test.each([null, '', ' \u200B', 'Movies', '🎬'.repeat(ALBUM.categoryNameMax)])(
    'AD-51: accepts %j',
    (name) => {
      expect(checkEnglishCategoryName(name)).toBeNull();
    },
  );

  test('AD-51: refuses a name of more than forty characters', () => {
    const name = 'a'.repeat(ALBUM.categoryNameMax + 1);
    expect(checkEnglishCategoryName(name)).toBe('category_name_en_too_long');
  });
});
