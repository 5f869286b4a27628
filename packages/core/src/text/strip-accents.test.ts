import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripAccents } from './strip-accents.ts';

test('accents go, case and spaces stay', () => {
  expect(stripAccents('Éléphant à Noël')).toBe('Elephant a Noel');
});

test('ligatures become two letters', () => {
  expect(stripAccents('Œuvre, cœur, Ærø, Straße')).toBe('OEuvre, coeur, AEro, Strasse');
});

test('letters that Unicode does not decompose are known', () => {
  expect(stripAccents('Łódź Đorđe')).toBe('Lodz Dorde');
});

test('other scripts are left as they are', () => {
  expect(stripAccents('ガンダム हिन्दी 한국')).toBe('ガンダム हिन्दी 한국');
});

test('a second pass changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = stripAccents(text);
      expect(stripAccents(once)).toBe(once);
    }),
  );
});
