import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAvatar } from './avatar.ts';

describe('initials', () => {
  test.each([
    ['Alice', 'A'],
    ['alice martin', 'AM'],
    ['Jean de La Fontaine', 'JF'],
    ['Élodie', 'É'],
    ['✨ Zoé ✨', 'Z'],
    ['jean-luc', 'JL'],
    ['7 nains', '7N'],
    ['❤️ Zoé', 'Z'],
    ['❤️Zoé', 'Z'],
  ])('of %j are %j', (username, initials) => {
    expect(createAvatar(username, 'x').initials).toBe(initials);
  });

  test.each([
    ['✨🎉✨', '✨'],
    ['❤️', '❤️'],
    ['🏳️‍🌈 ☀️', '🏳️‍🌈'],
    ['🇫🇷', '🇫🇷'],
    ['🧑🏽‍🚀', '🧑🏽‍🚀'],
    ['— 🦊', '🦊'],
  ])('AC-8: of %j, a name without letters, are its first emoji', (username, emoji) => {
    expect(createAvatar(username, 'bob').initials).toBe(emoji);
  });

  test('come from the nametag when the name has neither letter nor emoji', () => {
    for (const username of ['\u3164', '—', '!!!']) expect(createAvatar(username, 'bob').initials).toBe('B');
  });

  test('are a question mark when there is no letter at all', () => {
    expect(createAvatar('!', '___').initials).toBe('?');
  });

  test('are never empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (username, nametag) => {
        expect(createAvatar(username, nametag).initials).toMatch(
          /[\p{L}\p{N}?\p{Extended_Pictographic}\p{Regional_Indicator}]/u,
        );
      }),
    );
  });
});

describe('hue', () => {
  test('AC-8, AC-92: depends on the nametag alone, whatever its case', () => {
    expect(createAvatar('Alice', 'alice').hue).toBe(createAvatar('Someone else', 'ALICE').hue);
  });

  test('of an account stays what it was', () => {
    const hues = ['alice', 'bob', 'été', '🦊', ''].map((nametag) => createAvatar('x', nametag).hue);
    expect(hues).toEqual([239, 284, 51, 237, 61]);
  });

  test('is a whole number of degrees', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (nametag) => {
        const { hue } = createAvatar('x', nametag);
        expect(Number.isInteger(hue) && hue >= 0 && hue < 360).toBe(true);
      }),
    );
  });

  test('spreads over the circle', () => {
    const hues = Array.from({ length: 300 }, (_, i) => createAvatar('x', `user${i}`).hue);
    const sixths = new Set(hues.map((hue) => Math.floor(hue / 60)));
    expect(sixths.size).toBe(6);
  });
});
