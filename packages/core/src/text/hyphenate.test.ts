import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hyphenate, splitSyllables } from './hyphenate.ts';

test('a long word may be cut between its syllables', () => {
  expect(splitSyllables('Incontournables')).toEqual(['Incon', 'tour', 'nables']);
  expect(splitSyllables('anticonstitutionnellement')).toEqual([
    'anti',
    'cons',
    'titu',
    'tion',
    'nel',
    'lement',
  ]);
  expect(splitSyllables('Photographie')).toEqual(['Pho', 'togra', 'phie']);
});

test('letters that are one sound stay together', () => {
  expect(splitSyllables('rafraîchissements')).toEqual(['rafraî', 'chis', 'sements']);
  expect(splitSyllables('accompagnement')).toEqual(['accom', 'pagne', 'ment']);
  expect(splitSyllables('bibliothèque')).toEqual(['biblio', 'thè', 'que']);
});

test('only long words get soft hyphens, and those of other scripts never', () => {
  expect(hyphenate('Très bien')).toBe('Très bien');
  expect(hyphenate('Chef-d’œuvre')).toBe('Chef-d’œuvre');
  expect(hyphenate('Les incontournables')).toBe('Les incon\u00ADtour\u00ADnables');
  expect(hyphenate('Les incontournables', 16)).toBe('Les incontournables');
  expect(hyphenate('المستوياتالمفضلة')).toBe('المستوياتالمفضلة');
});

test('without soft hyphens a text is what it was, and no piece is a letter or two', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aeiouyéœbcdfghlmnpqrst -’'), maxLength: 40 });
  fc.assert(
    fc.property(fc.oneof(letters, fc.string({ unit: 'grapheme' })), (text) => {
      expect(hyphenate(text).replaceAll('\u00AD', '')).toBe(text.replaceAll('\u00AD', ''));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aeiouybcdlrtsn'), minLength: 6 }), (word) => {
      for (const piece of splitSyllables(word)) expect(piece.length).toBeGreaterThanOrEqual(3);
    }),
  );
});
