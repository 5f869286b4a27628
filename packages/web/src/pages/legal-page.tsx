import { LEGAL_NOTICE } from '../features/legal/legal-notice.ts';
import { LegalText } from '../features/legal/legal-text.tsx';
import { LEGAL_TEXTS, type LegalSection } from '../features/legal/messages.ts';
import { PRIVACY } from '../features/legal/privacy.ts';
import { TERMS } from '../features/legal/terms.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';

export function TermsPage() {
  return <LegalPage title={LEGAL_TEXTS.terms} sections={TERMS} />;
}

export function PrivacyPage() {
  return <LegalPage title={LEGAL_TEXTS.privacy} sections={PRIVACY} />;
}

export function LegalNoticePage() {
  return <LegalPage title={LEGAL_TEXTS.legalNotice} sections={LEGAL_NOTICE} />;
}

function LegalPage({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  useDocumentTitle(title);
  return (
    <Page width="text">
      <LegalText title={title} sections={sections} />
    </Page>
  );
}
