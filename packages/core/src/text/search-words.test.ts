import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSearchWords } from './search-words.ts';

describe('toSearchWords', () => {
  test.each([
    ['L’Été à la Plage', ['l', 'ete', 'a', 'la', 'plage']],
    ['saison.v2, n°12', ['saison', 'v2', 'n', '12']],
    ['sous_titre / sous-titre', ['sous', 'titre']],
    ['100% C++', ['100', 'c']],
    ['日本', ['日', '本']],
    ['ガンダム', ['ガ', 'ン', 'ダ', 'ム']],
    ['Trop drôle😀😀', ['trop', 'drole', '😀']],
    ['한국 영화', ['한국', '영화']],
    ['Кремль', ['кремль']],
    ['%_\\\'"--', []],
    ['', []],
  ])('splits %j into %j', (text, words) => {
    expect(toSearchWords(text)).toEqual(words);
  });

  test('gives words that can stand in a query of the database, and that are split no further', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const words = toSearchWords(text);
        for (const word of words) expect(word).not.toMatch(/[\s'"\\:&|!()<>*@]/u);
        expect(new Set(toSearchWords(words.join(' ')))).toEqual(new Set(words));
      }),
      { numRuns: 500 },
    );
  });
});
