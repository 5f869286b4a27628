import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentedTexts } from './accented-texts.ts';
import * as home from './fr/home.ts';

const LETTER = /\p{L}/u;

describe('a pseudo-text', () => {
  test('has accents, brackets and 40 % more', () => {
    expect(accentedTexts('Retour')).toBe('⟦Ŕéţöûŕẋ⟧');
    expect(accentedTexts('Cet album est privé, vous pouvez le voir.')).toMatch(/^⟦Çéţ åļƀûɱ .*ẋ⟧$/u);
  });

  test('is at least 40 % longer than any text, and is not changed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        fc.pre(LETTER.test(text) && !/[<&{@⟦⟧]|:/u.test(text));
        const pseudo = accentedTexts(text);
        expect(pseudo.length).toBeGreaterThanOrEqual(Math.ceil(text.length * 1.4));
        expect(accentedTexts(pseudo)).toBe(pseudo);
      }),
    );
  });

  test.each(['', ' · ', '+', '4/5', 'https://palmares.example/albums', '{{title}}', '<br>', '&nbsp;'])(
    'is the text itself where it has no words: %j',
    (text) => {
      expect(accentedTexts(text)).toBe(text);
    },
  );

  test('keeps tags, addresses, placeholders and the spaces at its edges', () => {
    const pseudo = accentedTexts(' Écrivez à <b>{name}</b>, a@b.example&nbsp;: https://a.example/b ');

    expect(pseudo).toMatch(/^ ⟦.*⟧ $/u);
    for (const kept of ['<b>{name}</b>', 'a@b.example&nbsp;', 'https://a.example/b'])
      expect(pseudo).toContain(kept);
  });
});

describe('the accented-texts of a module', () => {
  test('are those of its objects, lists and functions; other values stay', () => {
    const since = new Date(0);
    const texts = {
      title: 'Titre',
      steps: ['Un', 'Deux'],
      max: 3,
      since,
      none: null,
      tell: (name: string, { by }: { by: string }) => ({ label: `${name}, par ${by}` }),
    };
    const pseudo = accentedTexts(texts);

    expect(pseudo).toMatchObject({
      title: '⟦Ţîţŕé⟧',
      steps: ['⟦Ûñ⟧', '⟦Ðéûx⟧'],
      max: 3,
      none: null,
    });
    expect(pseudo.since).toBe(since);
    expect(pseudo.tell('Renard roux', { by: 'Zoé' }).label).toMatch(/^⟦Renard roux, þåŕ Zoé[ẋ ]+⟧$/u);
  });

  test('keep what a function is given, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        const tell = accentedTexts((given: string) => `Album « ${given} » supprimé.`);
        expect(tell(name)).toContain(`« ${name} »`);
      }),
    );
  });

  test('keep one identity, so that React sees no change', () => {
    const shared = { label: 'Un' };
    const pseudo = accentedTexts({ a: shared, b: shared });

    expect(pseudo.a).toBe(pseudo.b);
  });

  test('have its names', () => {
    const pseudo = accentedTexts(home);

    expect(Object.keys(pseudo)).toEqual(Object.keys(home));
    expect(pseudo.HOME_TEXTS.picked('Renard')).toMatch(/^⟦.*Renard.*⟧$/u);
  });
});

test('every text of the catalogue has a pseudo-text', async () => {
  const folder = join(import.meta.dirname, 'fr');
  const missed: string[] = [];
  let found = 0;
  for (const file of await readdir(folder)) {
    const module: unknown = await import(join(folder, file));
    for (const text of listStrings(accentedTexts(module))) {
      found += 1;
      if (LETTER.test(text) && !text.includes('⟦')) missed.push(`${file}: ${text}`);
    }
  }
  expect(found).toBeGreaterThan(1_000);
  expect(missed).toEqual([]);
});

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}
