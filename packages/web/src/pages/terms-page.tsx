import { LEGAL_TEXTS } from '@palmares/texts/page/legal';
import { LegalText } from '../features/legal/legal-text.tsx';
import { TERMS } from '../features/legal/terms.ts';

export function Component() {
  return <LegalText title={LEGAL_TEXTS.terms} sections={TERMS} />;
}
