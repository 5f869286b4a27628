import { FORGOT_FORM_TEXTS } from '@palmares/texts/page/account-forms';
import { ForgotPasswordForm } from '../features/account/forgot-password-form.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { FormCard } from '../ui/form-card.tsx';

export function Component() {
  useDocumentTitle(FORGOT_FORM_TEXTS.title);
  return (
    <FormCard title={FORGOT_FORM_TEXTS.title}>
      <ForgotPasswordForm />
    </FormCard>
  );
}
