import { describe, expect, it } from 'vitest';
import { clampPoolHeight, DEFAULT_PREFERENCES, parsePreferences } from './editor-preferences.ts';

describe('TL-58: parsePreferences', () => {
  it('gives back what was written', () => {
    const wanted = { names: true, size: 'l', pool: 40, collapsed: true } as const;
    expect(parsePreferences(JSON.stringify(wanted))).toEqual(wanted);
  });

  it.each([null, '', '{', '7', '[]', '{"size":"xxl","pool":"tall","names":"yes"}'])(
    'is the default for %j',
    (text) => {
      expect(parsePreferences(text)).toEqual(DEFAULT_PREFERENCES);
    },
  );
});

describe('clampPoolHeight', () => {
  it('keeps the pool and the tiers both visible', () => {
    expect(clampPoolHeight(3)).toBe(14);
    expect(clampPoolHeight(99)).toBe(70);
    expect(clampPoolHeight(Number.NaN)).toBe(25);
  });
});
