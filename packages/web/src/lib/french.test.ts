import { expect, test } from 'vitest';
import { count, formatDate, keepCounts, keepTogether } from './french.ts';

test.each([
  [0, '0 image'],
  [1, '1 image'],
  [2, '2 images'],
  [1204, '1\u202f204 images'],
])('%d is written %s', (n, text) => {
  expect(count(n, 'image')).toBe(text);
});

test('a plural of several words is given', () => {
  expect(count(3, 'image sélectionnée', 'images sélectionnées')).toBe('3 images sélectionnées');
});

test('dates are long and French', () => {
  expect(formatDate('2025-03-26T12:00:00.000Z')).toBe('26 mars 2025');
});

test('no line ends on an opening guillemet nor begins with a closing one or with a question mark', () => {
  expect(keepTogether('Mettre « Les plus belles cascades » en quarantaine ?')).toBe(
    'Mettre «\u00A0Les plus belles cascades\u00A0» en quarantaine\u00A0?',
  );
  expect(keepTogether('Retirer «\u202FRenard\u202F»\u202F?')).toBe('Retirer «\u00A0Renard\u00A0»\u00A0?');
  expect(keepTogether('Resume your tournament?')).toBe('Resume your tournament?');
});

test('no line ends on a number', () => {
  expect(keepCounts('2 tier lists, 1 tournoi et 1\u202F204 classements')).toBe(
    '2\u00A0tier lists, 1\u00A0tournoi et 1\u202F204\u00A0classements',
  );
});
