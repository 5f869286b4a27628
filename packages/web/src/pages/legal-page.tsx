import { LegalText } from '../features/legal/legal-text.tsx';
import { LEGAL_TEXTS, PRIVACY, TERMS } from '../features/legal/messages.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';

export function TermsPage() {
  useDocumentTitle(LEGAL_TEXTS.terms);
  return (
    <Page width="text">
      <LegalText title={LEGAL_TEXTS.terms} sections={TERMS} />
    </Page>
  );
}

export function PrivacyPage() {
  useDocumentTitle(LEGAL_TEXTS.privacy);
  return (
    <Page width="text">
      <LegalText title={LEGAL_TEXTS.privacy} sections={PRIVACY} />
    </Page>
  );
}
