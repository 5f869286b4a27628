// The language of shared components: French everywhere but in the tournament screens (LB-1). It is a context, because dialogs are rendered
// outside the element that has the `lang` attribute.
import type { Language } from '@palmares/texts/language';
import { createContext, useContext } from 'react';

export const LanguageContext = createContext<Language>('fr');

export function useLanguage(): Language {
  return useContext(LanguageContext);
}
