import { expect, test } from 'vitest';
import { namesText } from './names-text.ts';

test('a question about several rows names the first eight and counts the others', () => {
  const letters = (count: number) => [...'ABCDEFGHIJKL'].slice(0, count);

  expect(namesText(['A'])).toBe('« A »');
  expect(namesText(letters(3))).toBe('« A », « B » et « C »');
  expect(namesText(letters(8))).toBe('« A », « B », « C », « D », « E », « F », « G » et « H »');
  expect(namesText(letters(9))).toBe(
    '« A », « B », « C », « D », « E », « F », « G », « H » et 1\u00A0autre',
  );
  expect(namesText(letters(12))).toMatch(/«\u00A0H\u00A0» et 4\u00A0autres$/u);
});
