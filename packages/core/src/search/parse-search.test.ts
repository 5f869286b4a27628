import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSearch, type Search } from './parse-search.ts';

/** « mot* » for a prefix. */
function show(search: Search | null): string | null {
  if (search === null) return null;
  if (search.by === 'nametag') return `@${search.nametag}`;
  return search.terms.map(({ word, isPrefix }) => (isPrefix ? `${word}*` : word)).join(' ');
}

describe('parseSearch', () => {
  test.each([
    ['Zelda', 'zelda*'],
    ['Élan d’Été', 'elan* d ete*'],
    ['le roi', 'le roi*'],
    ['roi le', 'roi* le*'],
    ['plan b', 'plan* b'],
    ['b', null],
    ['a b', null],
    ['42', '42*'],
    ['7', null],
    ['語', '語'],
    ['😀', '😀'],
    ['', null],
    ['   ', null],
    ['%', null],
    ['_%\\', null],
    ['@Léa.D_b', '@lea.d_b'],
    ['＠lea', '@lea'],
    ['@ lea', '@lea'],
    ['@l', null],
    ['@', null],
  ])('reads %j as %j', (text, search) => {
    expect(show(parseSearch(text))).toBe(search);
  });

  test('looks for something in whatever holds a word of two letters, in any order of the words', () => {
    const word = fc.stringMatching(/^[a-z0-9]{2,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        const search = parseSearch(words.join(' '));
        const found = search?.by === 'words' ? search.terms.map((term) => term.word) : [];
        expect(new Set(found)).toEqual(new Set(words));
      }),
    );
  });
});
