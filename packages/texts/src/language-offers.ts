import type { Language } from '@palmares/core/language';

type Offer = { readonly text: string; readonly accept: string };

/** Offers a page in another language, in the words of that language: it is for people who may not read the page's own. */
export const LANGUAGE_OFFERS: Readonly<Record<Language, Offer>> = {
  fr: { text: 'Cette page existe aussi en français.', accept: 'Lire en français' },
  en: { text: 'This page is also available in English.', accept: 'Read in English' },
};
