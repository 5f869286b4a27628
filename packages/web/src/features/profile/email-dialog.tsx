import { checkEmail } from '@palmares/core/account/check-account';
import { isSameEmail } from '@palmares/core/account/check-password-forms';
import { accountIssueText } from '@palmares/core/account/messages';
import { PROFILE_ACCOUNT_TEXTS, passwordChangeText } from '@palmares/core/account/password-messages';
import type { SessionUser } from '@palmares/core/contract/types';
import { updateMe } from '../../api/profile.ts';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { emailFailure } from './account-failure.ts';
import { DialogForm } from './dialog-form.tsx';
import { EMAIL_TEXTS } from './messages.ts';

const EMPTY = { email: '', current: '' };

/** The new address counts once the link sent to it was followed. */
export function EmailDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  function check({ email, current }: typeof EMPTY): Record<string, string> {
    const fields: Record<string, string> = {};
    const fault = checkEmail(email);
    if (fault !== null) fields['email'] = accountIssueText({ field: 'email', code: fault });
    else if (isSameEmail(email, user.email)) fields['email'] = PROFILE_ACCOUNT_TEXTS.emailUnchanged;
    if (current === '')
      fields['current'] = passwordChangeText({ field: 'current', code: 'required' }, 'profile');
    return fields;
  }

  return (
    <DialogForm
      title={EMAIL_TEXTS.title}
      text={EMAIL_TEXTS.text}
      submitLabel={EMAIL_TEXTS.submit}
      initial={EMPTY}
      check={check}
      send={async ({ email, current }) => {
        await updateMe({ email: email.trim(), currentPassword: current });
        showToast({ kind: 'success', text: PROFILE_ACCOUNT_TEXTS.emailSent });
        onClose();
      }}
      failureOf={emailFailure}
      onClose={onClose}
    >
      {(bind) => (
        <>
          <TextField
            {...bind('email')}
            label={EMAIL_TEXTS.label}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <PasswordField {...bind('current')} label={EMAIL_TEXTS.password} autoComplete="current-password" />
        </>
      )}
    </DialogForm>
  );
}
