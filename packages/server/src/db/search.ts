// The condition of a text search, served by trigram indexes: from three characters on it matches anywhere in the text, below that only at
// the beginning of words, since a trigram index cannot find a shorter string inside a word.
import type { ContentKind } from '@palmares/core/content-kind';
import { SEARCH } from '@palmares/core/limits';
import { type RawBuilder, sql } from 'kysely';
import { defineRow, int8 } from './row-type.ts';
import type { Db } from './transaction.ts';

/**
 * Scripts without spaces between words, and symbols, are searched anywhere even if short: such searches are rare, and a miss would be
 * worse.
 */
const SHORT_WORD = /^[\p{Script=Latin}\d]{1,2}$/u;

/** Characters that may precede a word, besides the beginning of the text. */
const BEFORE_WORDS = [' ', "'", '-', '.'];

/** True if the search matches only at the beginning of words. */
const isShortSearch = (search: string): boolean => SHORT_WORD.test(search);

const getPatterns = (search: string): string[] =>
  isShortSearch(search)
    ? [`${search}%`, ...BEFORE_WORDS.map((before) => `%${before}${search}%`)]
    : [likePattern(search)];

/** Escapes `%`, `_` and `\`, which users type as ordinary characters and which are wildcards in LIKE. */
export const likePattern = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** True for rows whose `text` contains `search`, both folded alike beforehand; `fold` folds the pattern in SQL where needed. */
export function containsText(
  text: RawBuilder<unknown>,
  search: string,
  fold: (pattern: string) => RawBuilder<unknown> = (pattern) => sql`${pattern}`,
): RawBuilder<boolean> {
  const tries = getPatterns(search).map((pattern) => sql`${text} like ${fold(pattern)}`);
  return sql<boolean>`(${sql.join(tries, sql` or `)})`;
}

/** Words to be found in any order; a text of many words is looked for as it stands. */
function splitWords(search: string): string[] {
  const words = [...new Set(search.split(' '))];
  return words.length > SEARCH.listWordsMax ? [search] : words;
}

/** True for rows whose `text` contains every word of `search` in any order, each as for `containsText`; both folded alike beforehand. */
export const containsWords = (text: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    splitWords(search).map((word) => containsText(text, word)),
    sql` and `,
  )})`;

type Searched = 'album' | ContentKind;

/** Up to this number of matches in the whole table, they are found first and sorted afterwards (0092). */
const FEW_MAX = 200;
const FEW = defineRow('few matches', { id: int8 });

/** Words that trigrams find. */
const hasTrigram = (word: string) => /[\p{L}\p{N}]{3}/u.test(word);

async function listFew(db: Db, rows: RawBuilder<unknown>): Promise<number[] | null> {
  const found = await FEW.list(db, sql`select id from ${rows} id`);
  return found.length > FEW_MAX ? null : found.map(({ id }) => id);
}

/** The number of sampled pages of a table, and of matches among their rows that show that the table has many. */
const SAMPLE = { pages: 50, matches: 5 } as const;

/**
 * Returns whether many rows match, by a sample: the trigram index would list all of them before the first. PostgreSQL's own estimate is too
 * high for short words (at least one in ten thousand rows for each beginning of a word), and does not know which words meet.
 */
async function isFrequent(db: Db, table: Searched, matching: RawBuilder<unknown>): Promise<boolean> {
  const share = sql`100.0 * ${SAMPLE.pages} * current_setting('block_size')::integer / greatest(1, pg_relation_size(${table}))`;
  const found = await FEW.list(
    db,
    sql`select id from ${sql.table(table)} tablesample system (least(100, ${share})) repeatable (0)
      where ${matching} limit ${SAMPLE.matches}`,
  );
  return found.length === SAMPLE.matches;
}

/**
 * Ids of all rows that may match a search of short words, or of several ones, if they are few; null otherwise. For one longer word
 * PostgreSQL knows how many there are.
 */
export async function findFewLike(db: Db, table: Searched, search: string): Promise<number[] | null> {
  if (search === '') return null;
  const words = splitWords(search);
  const text = sql.ref('search_text');
  if (words.every(isShortSearch)) {
    const matching = containsWords(text, search);
    if (await isFrequent(db, table, matching)) return null;
    return listFew(db, sql`(select id from ${sql.table(table)} where ${matching} limit ${FEW_MAX + 1})`);
  }
  const patterns = words.filter(hasTrigram).map(likePattern);
  if (words.length < 2 || patterns.length === 0) return null;
  if (await isFrequent(db, table, sql`${text} like all(${patterns}::text[])`)) return null;
  return listFew(db, sql`rows_like(${table}, ${patterns}::text[], ${FEW_MAX + 1})`);
}

/** The same for a query of words (`search_words`). */
export const findFewWithWords = (
  db: Db,
  table: Searched | 'account' | 'image',
  query: string,
): Promise<number[] | null> => listFew(db, sql`rows_with_words(${table}, ${query}::tsquery, ${FEW_MAX + 1})`);
