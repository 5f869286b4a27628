import { expect, test } from 'vitest';
import * as english from './en/admin.ts';
import { PANEL_TEXTS } from './fr/admin.ts';

test('a bulk action that was cut off ends its message with the figures', () => {
  expect(PANEL_TEXTS.bulkPartial(1, 2, '')).toBe('1\u00A0modification faite, 2\u00A0échecs.');
  expect(PANEL_TEXTS.bulkPartial(1, 2, 'Élément introuvable.')).toBe(
    '1\u00A0modification faite, 2\u00A0échecs. Élément introuvable.',
  );
});

test('an English question about several rows names them and counts the others', () => {
  expect(english.PANEL_TEXTS.names(['A', 'B'], 0)).toBe('“A” and “B”');
  expect(english.PANEL_TEXTS.names(['A', 'B'], 4)).toBe('“A”, “B”, and 4 others');
});
