import { checkPasswordChange } from '@palmares/core/account/check-password-forms';
import type { SessionUser } from '@palmares/core/contract/types';
import { PROFILE_ACCOUNT_TEXTS, passwordChangeText } from '@palmares/texts/page/password';
import { PASSWORD_TEXTS, PROFILE_TEXTS } from '@palmares/texts/page/profile';
import { formFailure } from '../../api/form-failure.ts';
import { updateMe } from '../../api/profile.ts';
import { toIssueTexts } from '../../lib/issue-texts.ts';
import { sentProof } from '../../lib/owner-proof.ts';
import { NO_CODE } from '../../lib/typed-code.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NO_PASSWORDS, PasswordChangeFields } from '../../ui/password-change-fields.tsx';
import { SecondFactorCode } from '../../ui/second-factor-code.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { PASSWORD_FAILURE } from './form-failures.ts';

/** Changes the password and keeps this session; the screen /new-password ends it (AC-49). */
export function PasswordDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const form = useForm({
    initial: { ...NO_PASSWORDS, ...NO_CODE },
    check: (values) => ({
      ...toIssueTexts(checkPasswordChange(values, user), (issue) => passwordChangeText(issue, 'profile')),
      ...(values.next !== values.confirmation && { confirmation: PROFILE_ACCOUNT_TEXTS.passwordMismatch }),
    }),
    send: ({ next, ...proof }) => updateMe({ newPassword: next, ...sentProof(proof) }),
    failureOf: (error) => formFailure(error, PASSWORD_FAILURE),
    onSent: () => {
      showToast({ kind: 'success', text: PROFILE_ACCOUNT_TEXTS.passwordSuccess });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={PASSWORD_TEXTS.title}
      text={PASSWORD_TEXTS.text}
      submitLabel={PROFILE_TEXTS.save}
      onClose={onClose}
    >
      <PasswordChangeFields form={form} nametag={user.nametag} />
      <SecondFactorCode form={form} />
    </FormDialog>
  );
}
