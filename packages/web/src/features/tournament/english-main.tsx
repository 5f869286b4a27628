import type { ReactNode } from 'react';
import { LanguageContext } from '../../ui/language.ts';

/** The `main` element of the two English screens (LB-1); it sets the language for screen readers and for the shared components inside. */
export function EnglishMain({ children }: { children: ReactNode }) {
  return (
    <LanguageContext value="en">
      <main lang="en">{children}</main>
    </LanguageContext>
  );
}
