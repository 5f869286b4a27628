// The words that the search of the whole site compares. The SQL function `search_words` (migration 074) splits stored names in the same
// way, and a test compares both.
// Invariant: a word contains no quote, backslash or space, so it can stand in a tsquery between quotes.
import { toSearchText } from './search-text.ts';

const SEPARATOR =
  '[\\u0001-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u00BF\\u00D7\\u00F7\\u2000-\\u206F\\u20A0-\\u20FF\\u2E00-\\u2E7F\\u3000-\\u303F\\uFE00-\\uFE0F\\uFFF0-\\uFFFF]';
const SEPARATORS = new RegExp(`${SEPARATOR}+`, 'u');

/** Signs, emoji, and letters of scripts that put no spaces between words: each is a word of its own. */
const ALONE =
  '[\\u0E00-\\u109F\\u1780-\\u17FF\\u2190-\\u2BFF\\u2E80-\\u2FFF\\u3040-\\u312F\\u31A0-\\u9FFF\\uA000-\\uA4CF\\uF900-\\uFAFF\\u{1F000}-\\u{1FAFF}\\u{20000}-\\u{3FFFF}]';
const EACH_ALONE = new RegExp(ALONE, 'gu');
const ONE_ALONE = new RegExp(`^${ALONE}$`, 'u');

/** Returns the different words of a text, in their order: « L’Été à 2 » → « l », « ete », « a », « 2 ». */
export function toSearchWords(text: string): string[] {
  const words = toSearchText(text).replaceAll(EACH_ALONE, ' $& ').split(SEPARATORS);
  return [...new Set(words)].filter((word) => word !== '');
}

/** True for a sign, an emoji, or a letter of a script without spaces, which means something by itself. */
export const standsAlone = (word: string): boolean => ONE_ALONE.test(word);
