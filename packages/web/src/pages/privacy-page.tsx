import { LEGAL_TEXTS } from '@palmares/texts/page/legal';
import { LegalText } from '../features/legal/legal-text.tsx';
import { PRIVACY } from '../features/legal/privacy.ts';

export function Component() {
  return <LegalText title={LEGAL_TEXTS.privacy} sections={PRIVACY} />;
}
