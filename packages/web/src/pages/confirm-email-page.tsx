import { EMAIL_FORM_TEXTS } from '@palmares/texts/page/account-forms';
import { ConfirmEmailForm } from '../features/account/confirm-email-form.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useLinkToken } from '../lib/use-link-token.ts';
import { FormCard } from '../ui/form-card.tsx';

export function Component() {
  useDocumentTitle(EMAIL_FORM_TEXTS.title);
  const { token, forget } = useLinkToken();
  return (
    <FormCard title={EMAIL_FORM_TEXTS.title}>
      <ConfirmEmailForm token={token} onDone={forget} />
    </FormCard>
  );
}
