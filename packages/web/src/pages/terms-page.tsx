import { LEGAL_TEXTS } from '@palmares/texts/page/legal';
import { TERMS } from '@palmares/texts/page/terms';
import { LegalText } from '../features/legal/legal-text.tsx';

export function Component() {
  return <LegalText title={LEGAL_TEXTS.terms} sections={TERMS} />;
}
