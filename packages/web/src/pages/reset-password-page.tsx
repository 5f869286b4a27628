import { RESET_FORM_TEXTS } from '@palmares/texts/page/account-forms';
import { ResetPasswordForm } from '../features/account/reset-password-form.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useLinkToken } from '../lib/use-link-token.ts';
import { FormCard } from '../ui/form-card.tsx';

export function Component() {
  useDocumentTitle(RESET_FORM_TEXTS.title);
  const { token, forget } = useLinkToken();
  return (
    <FormCard title={RESET_FORM_TEXTS.title}>
      <ResetPasswordForm token={token} onDone={forget} />
    </FormCard>
  );
}
