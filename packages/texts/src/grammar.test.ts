import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate as formatEnglishDate } from './en/formats.ts';
import * as english from './en/grammar.ts';
import { formatDate, formatShortDate } from './fr/formats.ts';
import { count, formatNumber } from './fr/grammar.ts';

test.each([
  [0, '0\u00A0image'],
  [1, '1\u00A0image'],
  [2, '2\u00A0images'],
  [1204, '1\u202f204\u00A0images'],
])('%d is written %s', (n, text) => {
  expect(count(n, 'image')).toBe(text);
});

test('a plural of several words is given', () => {
  expect(count(3, 'image sélectionnée', 'images sélectionnées')).toBe('3\u00A0images sélectionnées');
});

test('LB-3, RK-63: dates are long and French', () => {
  expect(formatDate('2025-03-26T12:00:00.000Z')).toBe('26\u00A0mars\u00A02025');
  expect(formatShortDate('2026-11-21T12:00:00.000Z')).toBe('21\u00A0nov.\u00A02026');
});

test.each([
  [0, '0 images'],
  [1, '1 image'],
  [2, '2 images'],
  [1204, '1,204 images'],
])('in English %d is written %s', (n, text) => {
  expect(english.count(n, 'image')).toBe(text);
});

test('English dates are long', () => {
  expect(formatEnglishDate('2025-03-26T12:00:00.000Z')).toBe('March 26, 2025');
});

test('thousands stand apart', () => {
  const numbers = [1, 999, 1000, 1_234_567];
  expect(numbers.map(formatNumber)).toEqual(['1', '999', '1\u202F000', '1\u202F234\u202F567']);
  expect(numbers.map(english.formatNumber)).toEqual(['1', '999', '1,000', '1,234,567']);
});

test.each([
  ['fr-FR', formatNumber],
  ['en', english.formatNumber],
] as const)('every number is written as the platform does in %s', (locale, format) => {
  const platform = new Intl.NumberFormat(locale);
  const numbers = fc.oneof(fc.nat(2_000), fc.integer(), fc.double(), fc.constant(-0));
  fc.assert(fc.property(numbers, (n) => format(n) === platform.format(n)));
});
