import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitGraphemes } from './graphemes.ts';
import { shorten, wrapText } from './wrap-text.ts';

/** Measures text in a fixed-width font. */
const measure = (text: string) => splitGraphemes(text).length;

test('a text that fits is one line, without the space around and between its words', () => {
  expect(wrapText('  Mes  films\npréférés ', 40, 2, measure)).toEqual(['Mes films préférés']);
  expect(wrapText(' ', 40, 2, measure)).toEqual([]);
});

test('it breaks between words, and what does not fit in the last line ends in an ellipsis', () => {
  expect(wrapText('un deux trois quatre cinq', 10, 3, measure)).toEqual(['un deux', 'trois', 'quatre ci…']);
});

test('French punctuation stays with its word, unless the two are wider than a line', () => {
  const lines = (text: string, width: number) => wrapText(text, width, 9, measure);
  expect(lines('Œuvre n° 7 : « fin »', 17)).toEqual(['Œuvre n° 7 :', '« fin »']);
  expect(lines('Chef-d’œuvre !', 12)).toEqual(['Chef-d’œuvre', '!']);
});

test('a word that is wider than a line is broken inside', () => {
  expect(wrapText('anticonstitutionnellement', 10, 3, measure)).toEqual([
    'anticonsti',
    'tutionnell',
    'ement',
  ]);
});

test('a compound that is wider than a line is broken at its own hyphen, and only then', () => {
  expect(wrapText('Demi-finalistes', 11, 3, measure)).toEqual(['Demi-', 'finalistes']);
  expect(wrapText('Les demi-finales', 13, 3, measure)).toEqual(['Les', 'demi-finales']);
});

test('a word with soft hyphens is cut there where it must, with a hyphen, and else shows none', () => {
  const word = 'in\u00ADcon\u00ADtour\u00ADnables';
  expect(wrapText(word, 10, 3, measure)).toEqual(['incontour-', 'nables']);
  expect(wrapText(`Les ${word}`, 15, 3, measure)).toEqual(['Les', 'incontournables']);
  expect(wrapText(word, 10, 1, measure)).toEqual(['incontour…']);
  expect(shorten(word, 20, measure)).toBe('incontournables');
});

test('no emoji is cut', () => {
  expect(shorten('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2, measure)).toBe('👨‍👩‍👧…');
});

test('lines never exceed the width nor their number, and begin as the text does', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 4 }),
      (text, width, linesMax) => {
        const lines = wrapText(text, width, linesMax, measure);
        expect(lines.length).toBeLessThanOrEqual(linesMax);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
        const bare = (of: string) => of.replaceAll(/[\s\u00AD]/gu, '');
        expect(bare(text).startsWith(bare(lines.join('')).replace(/…$/u, ''))).toBe(true);
      },
    ),
  );
});
