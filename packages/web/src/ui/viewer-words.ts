// Texts of all viewer headers, in the language of the kind; the texts of a single kind are in kinds/kind-words.ts.
import { formatEnglishDate } from '../lib/english.ts';
import { formatDate } from '../lib/french.ts';
import type { Language } from './language.ts';

type Words = { readonly album: string; readonly by: string; readonly date: (iso: string) => string };

export const VIEWER_WORDS: Readonly<Record<Language, Words>> = {
  fr: { album: 'Album', by: 'par', date: formatDate },
  en: { album: 'Album', by: 'by', date: formatEnglishDate },
};
