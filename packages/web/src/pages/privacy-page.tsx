import { LEGAL_TEXTS } from '@palmares/texts/page/legal';
import { PRIVACY } from '@palmares/texts/page/privacy';
import { LegalText } from '../features/legal/legal-text.tsx';

export function Component() {
  return <LegalText title={LEGAL_TEXTS.privacy} sections={PRIVACY} />;
}
