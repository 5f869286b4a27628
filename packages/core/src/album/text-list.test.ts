import { array, assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { IMAGE, TEXT_CARD } from '../limits.ts';
import { countCodePoints } from '../text/normalise-text.ts';
import { checkTextList, parseTextCards } from './text-list.ts';

const ROOM = 1_000;
const getTexts = (list: string): string[] => parseTextCards(list).map(({ text }) => text);

test('each line is a card; empty lines and spaces around are none', () => {
  expect(parseTextCards('  Bohemian   Rhapsody \r\n\n\t\nImagine\u2028Hey Jude')).toEqual([
    { text: 'Bohemian Rhapsody', name: 'Bohemian Rhapsody', description: '' },
    { text: 'Imagine', name: 'Imagine', description: '' },
    { text: 'Hey Jude', name: 'Hey Jude', description: '' },
  ]);
});

test('a text that the name cannot hold is whole in the description', () => {
  const [card] = parseTextCards('Il faut imaginer Sisyphe heureux, même le lundi');
  expect(card).toEqual({
    text: 'Il faut imaginer Sisyphe heureux, même le lundi',
    name: 'Il faut imaginer Sisyphe',
    description: 'Il faut imaginer Sisyphe heureux, même le lundi',
  });
});

test.each([
  ['- Un\n- Deux', ['Un', 'Deux']],
  ['1. Un\n2) Deux\n\n10. Dix', ['Un', 'Deux', 'Dix']],
  ['• Un\nDeux', ['• Un', 'Deux']],
  ['1. FC Köln\nHambourg', ['1. FC Köln', 'Hambourg']],
  ['- Seul', ['- Seul']],
  ['1984\n2001', ['1984', '2001']],
])('the marks of a list go where all lines have one: %j', (list, expected) => {
  expect(getTexts(list)).toEqual(expected);
});

test('what is wrong is told with its line', () => {
  const long = 'é'.repeat(TEXT_CARD.textMax + 1);
  expect(checkTextList(' \n\n', ROOM)).toEqual([{ code: 'no_text' }]);
  expect(checkTextList(`Un\n\n${long}\nDeux\n${long}`, ROOM)).toEqual([
    { code: 'text_too_long', line: 3 },
    { code: 'text_too_long', line: 5 },
  ]);
  expect(checkTextList('é'.repeat(TEXT_CARD.textMax), ROOM)).toEqual([]);
});

test('a list makes at most 500 cards, and no more than the album has room for', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `Texte ${index}`).join('\n');
  expect(checkTextList(lines(500), ROOM)).toEqual([]);
  expect(checkTextList(lines(501), ROOM)).toEqual([{ code: 'too_many_texts', max: 500 }]);
  expect(checkTextList(lines(11), 10)).toEqual([{ code: 'too_many_texts', max: 10 }]);
  expect(checkTextList(lines(1), -3)).toEqual([{ code: 'too_many_texts', max: 0 }]);
});

test('whatever is pasted: every card has a name that an image may have, and holds its text whole', () => {
  assert(
    property(array(string({ unit: 'grapheme', maxLength: 150 }), { maxLength: 12 }), (lines) => {
      for (const { text, name, description } of parseTextCards(lines.join('\n'))) {
        expect(countCodePoints(name)).toBeGreaterThan(0);
        expect(countCodePoints(name)).toBeLessThanOrEqual(IMAGE.nameMax);
        expect(description || name).toBe(text);
        expect(text.startsWith(name)).toBe(true);
      }
    }),
  );
});
