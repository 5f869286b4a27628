import { LEGAL_TEXTS } from '@palmares/texts/page/legal';
import { LEGAL_NOTICE } from '@palmares/texts/page/legal-notice';
import { LegalText } from '../features/legal/legal-text.tsx';

export function Component() {
  return <LegalText title={LEGAL_TEXTS.legalNotice} sections={LEGAL_NOTICE} />;
}
