import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitGraphemes } from './graphemes.ts';
import { labelLines, wrapLabel } from './wrap-label.ts';

test('a short label is one line', () => {
  expect(wrapLabel('S')).toEqual(['S']);
});

test('an empty label has no line', () => {
  expect(wrapLabel('')).toEqual([]);
});

test('TL-16: a label wraps every 12 characters', () => {
  expect(wrapLabel('abcdefghijklmnopqrstuvwxyz')).toEqual(['abcdefghijkl', 'mnopqrstuvwx', 'yz']);
});

test('TL-16: only the first 37 characters are shown', () => {
  expect(wrapLabel('x'.repeat(60)).map((line) => line.length)).toEqual([12, 12, 12, 1]);
});

test('an emoji counts as one character and is never cut', () => {
  expect(wrapLabel('👨‍👩‍👧'.repeat(13))).toEqual(['👨‍👩‍👧'.repeat(12), '👨‍👩‍👧']);
});

test('TL-16: a line breaks between words where it can, and inside of a word that is longer', () => {
  expect(wrapLabel('Absolument incontournables')).toEqual(['Absolument', 'incontournab', 'les']);
  expect(wrapLabel('À voir un jour, peut-être')).toEqual(['À voir un', 'jour,', 'peut-être']);
});

test('a line whose word goes on says so, for the hyphen that is drawn there', () => {
  const cutLines = (label: string) => labelLines(label).flatMap(({ text, goesOn }) => (goesOn ? [text] : []));
  expect(cutLines('Absolument incontournables')).toEqual(['incontournab']);
  expect(cutLines('  anticonstitutionnellement   non')).toEqual(['anticonstitu', 'tionnellemen']);
  expect(cutLines('À voir un jour, peut-être')).toEqual([]);
  expect(cutLines('غروب الشمس على البحر هنا')).toEqual([]);
  expect(cutLines('1234567890123456')).toEqual([]);
});

test('what lies beyond the shown characters leaves no hyphen after the last of them', () => {
  expect(labelLines('x'.repeat(60)).map(({ goesOn }) => goesOn)).toEqual([true, true, true, false]);
});

test('the lines are the start of the label, and none is too long or empty', () => {
  const label = fc.string({ unit: 'grapheme', maxLength: 60 });
  const words = fc.array(fc.string({ unit: 'grapheme-ascii', maxLength: 14 }), { maxLength: 8 });
  fc.assert(
    fc.property(
      fc.oneof(
        label,
        words.map((all) => all.join(' ')),
      ),
      (text) => {
        const lines = wrapLabel(text);
        const bare = (part: string) => part.replaceAll(/\s/gu, '');
        expect(bare(lines.join(''))).toBe(bare(splitGraphemes(text).slice(0, 37).join('')));
        expect(lines.length).toBeLessThanOrEqual(5);
        for (const line of lines.map(splitGraphemes)) {
          expect(line.length).toBeGreaterThan(0);
          expect(line.length).toBeLessThanOrEqual(12);
        }
      },
    ),
  );
});
