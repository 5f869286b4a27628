// What a search of the whole site looks for. « @lea » looks for people whose nametag begins so; anything else for words in any order.
import { CONTENT_KINDS } from '../content-kind.ts';
import { SEARCH } from '../limits.ts';
import { toSearchText } from '../text/search-text.ts';
import { standsAlone, toSearchWords } from '../text/search-words.ts';

/** What can be found, in the order of the replies. */
export const SEARCH_KINDS = ['album', ...CONTENT_KINDS, 'author', 'image'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** `isPrefix`: longer words that begin with it match too. */
export type SearchTerm = { readonly word: string; readonly isPrefix: boolean };

export type Search =
  | { readonly by: 'nametag'; readonly nametag: string }
  | { readonly by: 'words'; readonly terms: readonly SearchTerm[] };

const countLetters = (text: string) => Array.from(text).length;

/** Returns null if the text holds nothing that can be looked for: signs only, or single letters. */
export function parseSearch(text: string): Search | null {
  const folded = toSearchText(text);
  if (folded.startsWith('@')) {
    const nametag = folded.slice(1).trim();
    return countLetters(nametag) < SEARCH.lastPrefixMin ? null : { by: 'nametag', nametag };
  }
  const words = toSearchWords(text);
  const isEnough = words.some((word) => countLetters(word) >= SEARCH.lastPrefixMin || standsAlone(word));
  return isEnough ? { by: 'words', terms: words.map(toTerm) } : null;
}

/** Short words match whole ones only: as prefixes they would match most names. */
function toTerm(word: string, index: number, words: readonly string[]): SearchTerm {
  const least = index === words.length - 1 ? SEARCH.lastPrefixMin : SEARCH.prefixMin;
  return { word, isPrefix: countLetters(word) >= least };
}
