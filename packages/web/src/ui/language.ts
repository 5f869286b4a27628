// The language that the shared parts speak where they stand: French everywhere but in the tournament screens (LB-1). A
// context, because dialogs are drawn outside the element that carries `lang`.
import { createContext, useContext } from 'react';

export type Language = 'fr' | 'en';

export const LanguageContext = createContext<Language>('fr');

export function useLanguage(): Language {
  return useContext(LanguageContext);
}
