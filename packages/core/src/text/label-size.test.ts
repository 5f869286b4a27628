import { expect, test } from 'vitest';
import { chooseLabelSize } from './label-size.ts';

test.each([
  [[], 'short'],
  [['S', 'A', '🇫🇷🇯🇵'], 'short'],
  [['S', 'Tops'], 'word'],
  [['S', 'Divins'], 'word'],
  [['S', 'Superbe'], 'long'],
  [['S', 'Tops du jour'], 'long'],
  [['Tops', 'Absolument incontournables'], 'long'],
] as const)('the labels %j are set as the longest of their lines allows', (labels, size) => {
  expect(chooseLabelSize(labels)).toBe(size);
});
