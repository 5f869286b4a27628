import { checkPasswordChange } from '@palmares/core/account/check-password-forms';
import { PROFILE_ACCOUNT_TEXTS, passwordChangeText } from '@palmares/core/account/password-messages';
import type { SessionUser } from '@palmares/core/contract/types';
import { formFailure } from '../../api/form-failure.ts';
import { updateMe } from '../../api/profile.ts';
import { faultsOf } from '../../lib/form-faults.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { PASSWORD_FAILURE } from './form-failures.ts';
import { PASSWORD_TEXTS, PROFILE_TEXTS } from './messages.ts';

/** Keeps this session; the screen /new-password ends it (product.md §4). */
export function PasswordDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const form = useForm({
    initial: { current: '', next: '', confirmation: '' },
    check: (values) => ({
      ...faultsOf(checkPasswordChange(values, user), (issue) => passwordChangeText(issue, 'profile')),
      ...(values.next !== values.confirmation && { confirmation: PROFILE_ACCOUNT_TEXTS.passwordMismatch }),
    }),
    send: ({ current, next }) => updateMe({ currentPassword: current, newPassword: next }),
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
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={user.nametag} readOnly hidden />
      <PasswordField
        {...form.bind('current')}
        label={PASSWORD_TEXTS.current}
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...form.bind('next')}
        label={PASSWORD_TEXTS.next}
        hint={PASSWORD_TEXTS.hint}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...form.bind('confirmation')}
        label={PASSWORD_TEXTS.confirmation}
        autoComplete="new-password"
        required
      />
    </FormDialog>
  );
}
