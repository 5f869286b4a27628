import type { ReactNode } from 'react';
import { LanguageContext } from '../../ui/language.ts';

/** The root of the two English screens (LB-1), for screen readers and for the shared parts inside. */
export function EnglishMain({ children }: { children: ReactNode }) {
  return (
    <LanguageContext value="en">
      <main lang="en">{children}</main>
    </LanguageContext>
  );
}
