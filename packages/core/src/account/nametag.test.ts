import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkNametag, nametagKey, proposeNametag } from './nametag.ts';

describe('nametagKey', () => {
  test.each([
    ['Alice', 'alice'],
    [' alice ', 'alice'],
    ['Ａlice', 'alice'],
    ['ﬁlou', 'filou'],
    ['jean-luc_2.0', 'jean-luc_2.0'],
  ])('turns %j into %j', (nametag, key) => {
    expect(nametagKey(nametag)).toBe(key);
  });

  test('composes what only small letters compose', () => {
    expect(nametagKey('J\u030C')).toBe('\u01F0');
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (nametag) => {
        expect(nametagKey(nametagKey(nametag))).toBe(nametagKey(nametag));
      }),
    );
  });
});

describe('checkNametag', () => {
  test.each(['abc', 'ABC', 'a.b', '___', 'a'.repeat(30), ' bob '])('accepts %j', (nametag) => {
    expect(checkNametag(nametag)).toBeNull();
  });

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['ab', 'too_short'],
    ['a'.repeat(31), 'too_long'],
    ['élise', 'bad_characters'],
    ['jean luc', 'bad_characters'],
    ['a@b.c', 'bad_characters'],
    ['аdmin', 'bad_characters'], // Cyrillic а
    ['abc\u0000', 'bad_characters'],
    ['abc\nabc', 'bad_characters'],
  ])('refuses %j as %s', (nametag, code) => {
    expect(checkNametag(nametag)).toBe(code);
  });

  test('AC-3: whatever is accepted has a key of the closed alphabet', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (nametag) => {
        if (checkNametag(nametag) === null) expect(nametagKey(nametag)).toMatch(/^[a-z0-9_.-]{3,30}$/u);
      }),
    );
  });
});

describe('proposeNametag', () => {
  test.each([
    ['Lina', 'lina'],
    ["Léa D'Août", 'lea.d.aout'],
    ['  Jean-Luc   Œuvré ', 'jean-luc.oeuvre'],
    ['Zoé 🎬', 'zoe'],
    ['Jo', ''],
    ['李小龍', ''],
    ['', ''],
  ])('%j gives %j', (name, proposed) => {
    expect(proposeNametag(name)).toBe(proposed);
  });

  test('is empty, or one that may be taken', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const proposed = proposeNametag(name);
        expect(proposed === '' || checkNametag(proposed) === null).toBe(true);
      }),
    );
  });
});
