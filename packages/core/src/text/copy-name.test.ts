import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../content-limits.ts';
import { copyName } from './copy-name.ts';
import { countCodePoints } from './normalise-text.ts';

const MAX = CONTENT.nameMax;

describe('the name of a copy', () => {
  it('says that it is one, in the language of the screen', () => {
    expect(copyName('Animaux', 'copie', MAX)).toBe('Animaux (copie)');
    expect(copyName('Animals ', 'copy', MAX)).toBe('Animals (copy)');
    expect(copyName('', 'copie', MAX)).toBe('(copie)');
  });

  it('counts the copies of a copy', () => {
    expect(copyName('Animaux (copie)', 'copie', MAX)).toBe('Animaux (copie 2)');
    expect(copyName('Animaux (copie 9)', 'copie', MAX)).toBe('Animaux (copie 10)');
    expect(copyName('(copie)', 'copie', MAX)).toBe('(copie 2)');
    expect(copyName('Animals (copy)', 'copy', MAX)).toBe('Animals (copy 2)');
    expect(copyName('Animals (copy 19)', 'copy', MAX)).toBe('Animals (copy 20)');
  });

  it('takes no account of spaces around the name', () => {
    expect(copyName('  Animaux ', 'copie', MAX)).toBe('Animaux (copie)');
    expect(copyName('  Animaux (copie)  ', 'copie', MAX)).toBe('Animaux (copie 2)');
  });

  it('leaves alone what only looks like a suffix', () => {
    expect(copyName('Une (copie) de maître', 'copie', MAX)).toBe('Une (copie) de maître (copie)');
    expect(copyName('Animaux (copie 0)', 'copie', MAX)).toBe('Animaux (copie 0) (copie)');
    expect(copyName('A (copy) of an animal', 'copy', MAX)).toBe('A (copy) of an animal (copy)');
    expect(copyName('Animals (copy 0)', 'copy', MAX)).toBe('Animals (copy 0) (copy)');
  });

  it('cuts the name where both do not fit, and no character in two', () => {
    expect(copyName('a'.repeat(MAX), 'copie', MAX)).toBe(`${'a'.repeat(MAX - 8)} (copie)`);
    expect(copyName(`${'a'.repeat(MAX - 9)}👩‍👩‍👧`, 'copie', MAX)).toBe(`${'a'.repeat(MAX - 9)} (copie)`);
  });

  it('fits whatever the name, however often it is copied', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.nat(12), (name, copies) => {
        let copy = name;
        for (let time = 0; time <= copies; time++) copy = copyName(copy, 'copie', MAX);
        expect(countCodePoints(copy)).toBeLessThanOrEqual(MAX);
        expect(copy.match(/\(copie/gu)?.length).toBe((name.match(/\(copie/gu)?.length ?? 0) + 1);
      }),
    );
  });
});
