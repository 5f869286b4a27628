import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countCodePoints, normaliseLine, normaliseText } from './normalise-text.ts';

describe('normaliseText', () => {
  test('composes accents and trims', () => {
    expect(normaliseText('  e\u0301te\u0301 \n')).toBe('été');
  });

  test('keeps line breaks and writes them all the same way', () => {
    expect(normaliseText('a\r\nb\rc\n\nd')).toBe('a\nb\nc\n\nd');
  });

  test('removes what a database refuses or nobody can see', () => {
    expect(normaliseText('a\u0000b\u0007\u200Bc\u202Ed')).toBe('abcd');
    expect(normaliseText('\uD800x')).toBe('\uFFFDx');
  });

  test('keeps the joiner that holds an emoji together', () => {
    expect(normaliseText('👩‍🚀')).toBe('👩‍🚀');
  });

  test('leaves a text of invisible characters empty', () => {
    expect(normaliseText(' \u200B\uFEFF\u2060 ')).toBe('');
  });

  test('composes an accent that an invisible character held apart', () => {
    expect(normaliseText('e\u200B\u0301')).toBe('é');
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normaliseText(text);
        expect(normaliseText(once)).toBe(once);
        expect(once.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('normaliseLine', () => {
  test('folds white space of every kind', () => {
    expect(normaliseLine(' a\n\tb \u00A0 c\u2028d ')).toBe('a b c d');
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normaliseLine(text);
        expect(normaliseLine(once)).toBe(once);
        expect(once.trim()).toBe(once);
      }),
    );
  });
});

describe('countCodePoints', () => {
  test('AC-7: counts code points, not UTF-16 units', () => {
    expect(countCodePoints('🦊🦊')).toBe(2);
  });

  test('AC-7: counts a composed and a decomposed accent alike', () => {
    expect(countCodePoints('e\u0301')).toBe(1);
    expect(countCodePoints('é')).toBe(1);
  });

  test('does not trim', () => {
    expect(countCodePoints(' a ')).toBe(3);
  });
});
