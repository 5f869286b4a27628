import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEnglishNumber, formatNumber } from './format-number.ts';

test('thousands stand apart', () => {
  expect([1, 999, 1000, 1_234_567].map(formatNumber)).toEqual([
    '1',
    '999',
    '1\u202F000',
    '1\u202F234\u202F567',
  ]);
  expect([1, 999, 1000, 1_234_567].map(formatEnglishNumber)).toEqual(['1', '999', '1,000', '1,234,567']);
});

test.each([
  ['fr-FR', formatNumber],
  ['en', formatEnglishNumber],
] as const)('every number is written as the platform does in %s', (locale, format) => {
  const platform = new Intl.NumberFormat(locale);
  const numbers = fc.oneof(fc.nat(2_000), fc.integer(), fc.double(), fc.constant(-0));
  fc.assert(fc.property(numbers, (n) => format(n) === platform.format(n)));
});
