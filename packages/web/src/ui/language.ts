// The language of shared components: that of the page, or of the tournaments on their screens (LB-1). It is a context, because dialogs are rendered
// outside the element that has the `lang` attribute.
import type { Language } from '@palmares/texts/language';
import { LANGUAGE } from '@palmares/texts/page/language';
import { createContext, useContext } from 'react';

export const LanguageContext = createContext<Language>(LANGUAGE);

export function useLanguage(): Language {
  return useContext(LanguageContext);
}
