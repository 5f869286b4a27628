import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitGraphemes, truncate } from './graphemes.ts';
import { countCodePoints } from './normalise-text.ts';

describe('splitGraphemes', () => {
  test('counts a flag and a family as one character each', () => {
    expect(splitGraphemes('🇫🇷👨‍👩‍👧a')).toEqual(['🇫🇷', '👨‍👩‍👧', 'a']);
  });

  test('is what the platform sees, in letters that need no looking up too', () => {
    const platform = new Intl.Segmenter('fr', { granularity: 'grapheme' });
    const western = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x360 }).map((code) => String.fromCodePoint(code)),
    });
    fc.assert(
      fc.property(western, (text) => {
        expect(splitGraphemes(text)).toEqual(Array.from(platform.segment(text), ({ segment }) => segment));
      }),
    );
  });

  test('joined again, the graphemes are the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => splitGraphemes(text).join('') === text));
  });
});

describe('truncate', () => {
  test('leaves a short text alone', () => {
    expect(truncate('abc', 3)).toBe('abc');
  });

  test('cuts at the limit', () => {
    expect(truncate('abcdef', 3)).toBe('abc');
  });

  test('drops a flag rather than cutting it in two', () => {
    expect(truncate('ab🇫🇷', 3)).toBe('ab');
  });

  test('cuts through a single character that is longer than the limit', () => {
    expect(countCodePoints(truncate('👨‍👩‍👧', 2))).toBe(2);
  });

  test('never exceeds the limit, and is always a start of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
        const cut = truncate(text, max);
        expect(countCodePoints(cut)).toBeLessThanOrEqual(max);
        expect(text.normalize('NFC').startsWith(cut)).toBe(true);
      }),
    );
  });
});
