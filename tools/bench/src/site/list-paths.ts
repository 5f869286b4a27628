// Every list of the site by name, for manual comparisons.
import { CATEGORY_OF } from '../seed/seeded-categories.ts';
import { FREQUENT_WORD } from '../seed/seeded-names.ts';

export const SORTS = ['newest', 'oldest', 'alphabetical', 'popular', 'played'] as const;

/** Occurs in no seeded name; measurements insert it into some. */
export const RARE_WORD = 'zyxquor';

const SEARCHES = {
  'frequent word': FREQUENT_WORD,
  'rare word': RARE_WORD,
  'no match': 'qwertzuiop',
  '1 character': 'm',
  '2 characters': 'me',
  '2 characters, no match': 'qq',
} as const;

export type NamedPath = readonly [name: string, path: string];

const getCategories = (name: string, path: string): NamedPath[] =>
  Object.entries(CATEGORY_OF).map(([kind, category]) => [
    `${name}, category (${kind})`,
    `${path}&category=${encodeURIComponent(category)}`,
  ]);

const getSearches = (name: string, path: string, words: Readonly<Record<string, string>>): NamedPath[] =>
  Object.entries(words).map(([what, word]) => [`${name}, ${what}`, `${path}&search=${word}&limit=10`]);

function albumPaths(): NamedPath[] {
  return SORTS.flatMap((sort) => {
    const path = `/album?sort=${sort}`;
    return [
      [`albums, ${sort}`, path] as const,
      ...getCategories(`albums, ${sort}`, path),
      ...getSearches(`albums, ${sort}`, path, SEARCHES),
      [
        `albums, ${sort}, category and word`,
        `${path}&category=manga&search=${FREQUENT_WORD}&limit=3`,
      ] as const,
      [`my albums, ${sort}`, `${path}&scope=mine`] as const,
      [`all albums (admin), ${sort}`, `${path}&scope=all`] as const,
    ];
  });
}

function contentPaths(): NamedPath[] {
  return ['tierlist', 'tournament', 'ranking'].flatMap((kind) => [
    ...['newest', 'alphabetical'].flatMap((sort) => {
      const path = `/${kind}?sort=${sort}`;
      return [
        [`${kind}s, ${sort}`, path] as const,
        ...getCategories(`${kind}s, ${sort}`, path),
        ...getSearches(`${kind}s, ${sort}`, path, SEARCHES),
      ];
    }),
    [`my ${kind}s`, `/${kind}?scope=mine`] as const,
    [`all ${kind}s (admin)`, `/${kind}?scope=all`] as const,
  ]);
}

function userPaths(): NamedPath[] {
  return ['newest', 'oldest', 'alphabetical', 'last_connection'].flatMap((sort) => {
    const path = `/user?sort=${sort}`;
    return [
      [`users, ${sort}`, path] as const,
      ...getSearches(`users, ${sort}`, path, { ...SEARCHES, 'frequent word': 'example' }),
    ];
  });
}

/** Includes lists of an administrator. */
export const listPaths = (): NamedPath[] => [
  ['home', '/home'],
  ['me', '/me'],
  ['categories', '/category'],
  ['audit', '/audit'],
  ['audit, one event', '/audit?event=login'],
  ...albumPaths(),
  ...contentPaths(),
  ...userPaths(),
];
