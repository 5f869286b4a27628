// The condition of a text search, served by trigram indexes: from three characters on it matches anywhere in the text, below that only at
// the beginning of words, since a trigram index cannot find a shorter string inside a word.
import { type RawBuilder, sql } from 'kysely';

/**
 * Scripts without spaces between words, and symbols, are searched anywhere even if short: such searches are rare, and a miss would be
 * worse.
 */
const SHORT_WORD = /^[\p{Script=Latin}\d]{1,2}$/u;

/** Characters that may precede a word, besides the beginning of the text. */
const BEFORE_WORDS = [' ', "'", '-', '.'];

/** True if the search matches only at the beginning of words. */
export const isShortSearch = (search: string): boolean => SHORT_WORD.test(search);

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
