// The condition of a text search. Trigram indexes serve it: from three characters on anywhere in the text, and below
// that at the beginning of words only, since an index of trigrams knows no shorter thing inside a word.
import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '../http/paging.ts';

/** Scripts without words between spaces, and signs, are searched anywhere however short: few ask, and a miss would be worse. */
const SHORT_WORD = /^[\p{Script=Latin}\d]{1,2}$/u;

/** What may stand before a word, besides the beginning of the text. */
const BEFORE_WORDS = [' ', "'", '-', '.'];

/** Whether it is searched at the beginning of words only. */
export const isShortSearch = (search: string): boolean => SHORT_WORD.test(search);

const patternsOf = (search: string): string[] =>
  isShortSearch(search)
    ? [`${search}%`, ...BEFORE_WORDS.map((before) => `%${before}${search}%`)]
    : [likePattern(search)];

/** True for rows whose `text` holds `search`, both folded alike beforehand; `fold` folds the pattern in SQL where needed. */
export function containsText(
  text: RawBuilder<unknown>,
  search: string,
  fold: (pattern: string) => RawBuilder<unknown> = (pattern) => sql`${pattern}`,
): RawBuilder<boolean> {
  const tries = patternsOf(search).map((pattern) => sql`${text} like ${fold(pattern)}`);
  return sql<boolean>`(${sql.join(tries, sql` or `)})`;
}
