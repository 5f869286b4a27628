// The language of shared components: that of the page, or of the tournaments on their screens (LB-1). It is a context, because dialogs are rendered
// outside the element that has the `lang` attribute.

import { LANGUAGE as GAME_LANGUAGE } from '@palmares/texts/game/language';
import type { Language } from '@palmares/texts/language';
import { LANGUAGE } from '@palmares/texts/page/language';
import { createContext, useContext } from 'react';

export const LanguageContext = createContext<Language>(LANGUAGE);

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The texts of a shared component by the language of the screen (see `useLanguage`): those of the page, and those of tournaments where they differ. */
/* @__NO_SIDE_EFFECTS__ */
export function textsByLanguage<Texts>(page: Texts, game: Texts): Readonly<Record<Language, Texts>> {
  return { fr: page, en: page, [GAME_LANGUAGE]: game };
}
