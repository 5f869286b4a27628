import type * as fr from '../fr/search.ts';

export const SEARCH_TOO_SHORT: typeof fr.SEARCH_TOO_SHORT = 'Enter a word with at least 2 letters or digits.';
