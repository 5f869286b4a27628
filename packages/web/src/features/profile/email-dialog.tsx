import { checkEmail } from '@palmares/core/account/check-account';
import { isSameEmail } from '@palmares/core/account/check-password-forms';
import type { SessionUser } from '@palmares/core/contract/types';
import { accountIssueText } from '@palmares/texts/page/account';
import { PROFILE_ACCOUNT_TEXTS } from '@palmares/texts/page/password';
import { EMAIL_TEXTS } from '@palmares/texts/page/profile';
import { formFailure } from '../../api/form-failure.ts';
import { updateMe } from '../../api/profile.ts';
import { getPasswordIssue, NO_PROOF, sentProof } from '../../lib/owner-proof.ts';
import { useForm } from '../../lib/use-form.ts';
import { CurrentPassword } from '../../ui/current-password.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SecondFactorCode } from '../../ui/second-factor-code.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ACCOUNT_FAILURE } from './form-failures.ts';

/** Changes the email address, which takes effect once the link sent to it is followed. */
export function EmailDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const form = useForm({
    initial: { email: '', ...NO_PROOF },
    check: ({ email, ...proof }) => {
      const issue = emailIssueText(email, user);
      return { ...(issue !== null && { email: issue }), ...getPasswordIssue(proof) };
    },
    send: ({ email, ...proof }) => updateMe({ email: email.trim(), ...sentProof(proof) }),
    failureOf: (error) => formFailure(error, ACCOUNT_FAILURE),
    onSent: () => {
      showToast({ kind: 'success', text: PROFILE_ACCOUNT_TEXTS.emailSent });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={EMAIL_TEXTS.title}
      text={EMAIL_TEXTS.text}
      submitLabel={EMAIL_TEXTS.submit}
      onClose={onClose}
    >
      <TextField
        {...form.bind('email')}
        label={EMAIL_TEXTS.label}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <CurrentPassword form={form} />
      <SecondFactorCode form={form} />
    </FormDialog>
  );
}

function emailIssueText(email: string, user: SessionUser): string | null {
  const issue = checkEmail(email);
  if (issue !== null) return accountIssueText({ field: 'email', code: issue });
  return isSameEmail(email, user.email) ? PROFILE_ACCOUNT_TEXTS.emailUnchanged : null;
}
