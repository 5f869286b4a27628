import { expect, test } from 'vitest';
import { TEXTS } from './fr/ranking-viewer.ts';

test('RK-63: the counts leave out what is not there', () => {
  expect(TEXTS.counts(12, 4)).toBe('12\u00A0images classées · 4 en progression');
  expect(TEXTS.counts(1, 0)).toBe('1\u00A0image classée');
  expect(TEXTS.counts(0, 2)).toBe('0\u00A0image classée · 2 en progression');
});
