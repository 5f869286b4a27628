import { checkPasswordChange } from '@palmares/core/account/check-password-forms';
import { PROFILE_ACCOUNT_TEXTS, passwordChangeText } from '@palmares/core/account/password-messages';
import type { SessionUser } from '@palmares/core/contract/types';
import { updateMe } from '../../api/profile.ts';
import { PasswordField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { passwordFailure } from './account-failure.ts';
import { DialogForm } from './dialog-form.tsx';
import { PASSWORD_TEXTS, PROFILE_TEXTS } from './messages.ts';

const EMPTY = { current: '', next: '', confirmation: '' };

/** Keeps this session; the screen /new-password ends it (product.md §4). */
export function PasswordDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  function check(values: typeof EMPTY): Record<string, string> {
    const fields: Record<string, string> = {};
    for (const issue of checkPasswordChange(values, user))
      fields[issue.field] = passwordChangeText(issue, 'profile');
    if (values.next !== values.confirmation) fields['confirmation'] = PROFILE_ACCOUNT_TEXTS.passwordMismatch;
    return fields;
  }

  return (
    <DialogForm
      title={PASSWORD_TEXTS.title}
      text={PASSWORD_TEXTS.text}
      submitLabel={PROFILE_TEXTS.save}
      initial={EMPTY}
      check={check}
      send={async ({ current, next }) => {
        await updateMe({ currentPassword: current, newPassword: next });
        showToast({ kind: 'success', text: PROFILE_ACCOUNT_TEXTS.passwordSuccess });
        onClose();
      }}
      failureOf={passwordFailure}
      onClose={onClose}
    >
      {(bind) => (
        <>
          {/* Tells a password manager whose password it is. */}
          <input type="text" autoComplete="username" value={user.nametag} readOnly hidden />
          <PasswordField
            {...bind('current')}
            label={PASSWORD_TEXTS.current}
            autoComplete="current-password"
          />
          <PasswordField
            {...bind('next')}
            label={PASSWORD_TEXTS.next}
            hint={PASSWORD_TEXTS.hint}
            autoComplete="new-password"
          />
          <PasswordField
            {...bind('confirmation')}
            label={PASSWORD_TEXTS.confirmation}
            autoComplete="new-password"
          />
        </>
      )}
    </DialogForm>
  );
}
