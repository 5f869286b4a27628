import { LegalText } from '../features/legal/legal-text.tsx';
import { LEGAL_TEXTS } from '../features/legal/messages.ts';
import { PRIVACY } from '../features/legal/privacy.ts';

export function Component() {
  return <LegalText title={LEGAL_TEXTS.privacy} sections={PRIVACY} />;
}
