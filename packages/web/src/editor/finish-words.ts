// Texts of the panel after a save, besides those of the kind (kinds/kind-words.ts). The toast shows the messages that the requirements
// specify.
import type { Language } from '../ui/language.ts';

type Words = Readonly<Record<'view' | 'export' | 'close', string>>;

export const FINISH_WORDS: Readonly<Record<Language, Words>> = {
  fr: { view: 'Voir', export: 'Exporter', close: 'Fermer' },
  en: { view: 'View result', export: 'Export', close: 'Close' },
};
