// What is said after a save beside the words of the kind (kinds/kind-words.ts). The spec's own messages stay the toast's.
import type { Language } from '../ui/language.ts';

type Words = Readonly<Record<'view' | 'export' | 'close', string>>;

export const FINISH_WORDS: Readonly<Record<Language, Words>> = {
  fr: { view: 'Voir', export: 'Exporter', close: 'Fermer' },
  en: { view: 'View result', export: 'Export', close: 'Close' },
};
