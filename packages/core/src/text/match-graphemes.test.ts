import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchGraphemes } from './match-graphemes.ts';

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });
const getSegments = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

const CHARACTERS = [
  'a',
  'É',
  'e\u0301',
  'o\u0302\u0323',
  'ß',
  '’',
  ' ',
  '\n',
  '9',
  '日',
  '한',
  'ж',
  'क',
  '🇫🇷',
  '🇧🇪',
  '👨‍👩‍👧',
  '👍🏽',
  '❤️',
  '1️⃣',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '🏳️‍🌈',
  '😀',
  '©',
];

test.each(CHARACTERS)('« %s » is one character', (character) => {
  expect(matchGraphemes(character)).toEqual([character]);
});

test('tells characters apart as the segmenter does', () => {
  const text = fc.array(fc.constantFrom(...CHARACTERS)).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (whole) => {
      expect(matchGraphemes(whole)).toEqual(getSegments(whole));
    }),
  );
});

test('joined again, the parts are the text, whatever it is', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 });
  fc.assert(fc.property(text, (whole) => matchGraphemes(whole).join('') === whole));
});
