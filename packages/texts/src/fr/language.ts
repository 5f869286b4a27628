import type { Language } from '../language.ts';

/** The language of the texts beside this file. */
export const LANGUAGE: Language = 'fr';
