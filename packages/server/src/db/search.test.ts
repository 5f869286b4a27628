// Texts that a search finds, tested on the real database: the search patterns depend on the index.
import { toSearchText } from '@palmares/core/text/search-text';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { containsText, likePattern } from './search.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** Folds both like the rows of albums and contents, and evaluates the search condition. */
async function holds(text: string, search: string): Promise<boolean> {
  const condition = containsText(sql`${toSearchText(text)}`, toSearchText(search));
  const { rows } = await sql<{ found: boolean }>`select ${condition} as found`.execute(t.db);
  return rows[0]?.found ?? false;
}

describe('a search of one or two letters or digits', () => {
  test.each([
    ['le', 'Le grand bestiaire'],
    ['gr', 'Le grand bestiaire'],
    ['g', 'Le grand bestiaire'],
    ['or', "L'orchestre"],
    ['an', 'Après-ANNÉE'],
    ['v2', 'saison.v2'],
    ['20', 'Coupe du monde 2022'],
  ])('%s finds the beginning of a word in « %s »', async (search, text) => {
    expect(await holds(text, search)).toBe(true);
  });

  test.each([
    ['ra', 'Le grand bestiaire'],
    ['e', 'À bon port'],
    ['22', 'Coupe du monde 2022'],
    ['ch', "L'orchestre"],
  ])('%s finds nothing inside or at the end of the words of « %s »', async (search, text) => {
    expect(await holds(text, search)).toBe(false);
  });

  test.each([
    ['et', 'Un jour d’Été'],
    ['ÉT', 'ete indien'],
    ['e\u0301t', 'Bel été'],
    ['a', 'Où ? À table !'],
  ])('%s finds « %s » whatever the accents, the case and the apostrophe', async (search, text) => {
    expect(await holds(text, search)).toBe(true);
  });

  test.each([
    ['語', '日本語の本'],
    ['本語', '日本語の本'],
    ['ь', 'Кремль'],
    ['😀', 'Trop drôle😀'],
    ['%', '100% pur'],
    ['_', 'sous_titre'],
    ['é!', 'En été!'],
  ])('in another script or with a sign, %s is found anywhere in « %s »', async (search, text) => {
    expect(await holds(text, search)).toBe(true);
  });

  test.each([
    ['%', 'cent pour cent'],
    ['_', 'sous titre'],
    ['a_', 'abricot'],
  ])('%s stands for itself alone, not for « %s »', async (search, text) => {
    expect(await holds(text, search)).toBe(false);
  });
});

test.each([
  ['ran', 'Le grand bestiaire'],
  ['stiaire', 'Le grand bestiaire'],
  ['022', 'Coupe du monde 2022'],
])('from three characters on, %s is found anywhere in « %s »', async (search, text) => {
  expect(await holds(text, search)).toBe(true);
});

test('what stands for anything in SQL stands for itself in a search', () => {
  expect(likePattern(String.raw`50%_\ `)).toBe(String.raw`%50\%\_\\ %`);
});
