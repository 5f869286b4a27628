import { LEGAL_NOTICE } from '../features/legal/legal-notice.ts';
import { LegalText } from '../features/legal/legal-text.tsx';
import { LEGAL_TEXTS } from '../features/legal/messages.ts';

export function Component() {
  return <LegalText title={LEGAL_TEXTS.legalNotice} sections={LEGAL_NOTICE} />;
}
