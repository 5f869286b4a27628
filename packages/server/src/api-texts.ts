// The texts of the API's errors, by language.
import * as en from '@palmares/texts/en/api-errors';
import * as fr from '@palmares/texts/fr/api-errors';
import type { Language } from '@palmares/texts/language';

export type ApiTexts = typeof fr;

export const API_TEXTS: Readonly<Record<Language, ApiTexts>> = { fr, en };

/** A text whose language is chosen later, by the reply. */
export type Phrase = (texts: ApiTexts) => string;
