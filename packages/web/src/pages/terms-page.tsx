import { LegalText } from '../features/legal/legal-text.tsx';
import { LEGAL_TEXTS } from '../features/legal/messages.ts';
import { TERMS } from '../features/legal/terms.ts';

export function Component() {
  return <LegalText title={LEGAL_TEXTS.terms} sections={TERMS} />;
}
