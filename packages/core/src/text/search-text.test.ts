import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSearchText } from './search-text.ts';

describe('toSearchText', () => {
  test.each([
    ['Pokémon', 'pokemon'],
    ['  Jeux   Vidéo\n', 'jeux video'],
    ['CŒUR', 'coeur'],
    ['Straße', 'strasse'],
    ['L’Été', "l'ete"],
    ['Ｆｕｌｌ', 'full'],
    ['ﬁlm', 'film'],
    ['İstanbul', 'istanbul'],
    ['', ''],
  ])('turns %j into %j', (text, expected) => {
    expect(toSearchText(text)).toBe(expected);
  });

  test('makes a query typed without accents meet the name', () => {
    expect(toSearchText('Les Étoiles filantes')).toContain(toSearchText('étoiles FILANTES'));
    expect(toSearchText('Les Étoiles filantes')).toContain(toSearchText('etoiles'));
  });

  test('keeps the signs that mean something', () => {
    expect(toSearchText('100 % C++ _dessin_')).toBe('100 % c++ _dessin_');
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = toSearchText(text);
        expect(toSearchText(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });
});
