import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Words that are the same in both languages: names, keys, and words that each borrowed. */
const SHARED = new Set([
  'Album',
  'album',
  'Albums',
  'Image',
  'image',
  'Images',
  'Tier',
  'Tier list',
  'Tier lists',
  'Champion',
  'Podium',
  'Nametag',
  'Public',
  'Description',
  'Contact',
  'Menu',
  'Administration',
  'ADMIN',
  'VS',
  'vs',
  'place',
  'Ctrl',
  'Alt',
  'Type',
  'Code',
  'Scores',
  'point',
  'Pause',
]);

type Texts = { readonly [name: string]: unknown };

test('an English text differs from its French one', async () => {
  const same: string[] = [];
  for (const file of await readdir(join(import.meta.dirname, 'fr'))) {
    const [french, english] = await Promise.all([load('fr', file), load('en', file)]);
    for (const [path, text] of listSame(french, english, file))
      if (!SHARED.has(text)) same.push(`${path}: ${text}`);
  }
  expect(same).toEqual([]);
});

async function load(language: string, file: string): Promise<Texts> {
  return (await import(join(import.meta.dirname, language, file))) as Texts;
}

/** The texts that are the same in both values, with their paths. */
function listSame(french: unknown, english: unknown, path: string): [string, string][] {
  if (typeof french === 'function')
    return String(french) === String(english) ? listLiterals(String(french)).map((text) => [path, text]) : [];
  if (typeof french === 'string') return french === english && hasWords(french) ? [[path, french]] : [];
  if (typeof french !== 'object' || french === null) return [];
  return Object.entries(french).flatMap(([name, text]) =>
    listSame(text, (english as Texts)[name], `${path}, ${name}`),
  );
}

/** The texts in the source of a function, between its quotes and values. */
function listLiterals(source: string): string[] {
  return [...source.matchAll(/(['"])(.*?)\1|`([^`]*)`/gs)]
    .flatMap(([, , quoted, template]) => quoted ?? template?.split(/\$\{.*?\}/s) ?? [])
    .map((text) => text.trim())
    .filter(hasWords);
}

function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}
