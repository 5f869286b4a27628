import * as en from '@palmares/texts/en/page-heads';
import * as fr from '@palmares/texts/fr/page-heads';
import type { Language } from '@palmares/texts/language';

export const HEAD_TEXTS: Readonly<Record<Language, typeof fr>> = { fr, en };
