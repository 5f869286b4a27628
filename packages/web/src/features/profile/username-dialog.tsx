import { checkUsername } from '@palmares/core/account/check-account';
import { PROFILE_ACCOUNT_TEXTS, usernameText } from '@palmares/core/account/password-messages';
import type { SessionUser } from '@palmares/core/contract/types';
import { updateMe } from '../../api/profile.ts';
import { refreshSession } from '../../api/session.ts';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { usernameFailure } from './account-failure.ts';
import { DialogForm } from './dialog-form.tsx';
import { PROFILE_TEXTS, USERNAME_TEXTS } from './messages.ts';

export function UsernameDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  return (
    <DialogForm
      title={USERNAME_TEXTS.title}
      submitLabel={PROFILE_TEXTS.save}
      initial={{ username: user.username }}
      check={({ username }) => {
        const fault = checkUsername(username);
        return fault === null ? {} : { username: usernameText(fault) };
      }}
      send={async ({ username }) => {
        await updateMe({ username });
        await refreshSession();
        showToast({ kind: 'success', text: PROFILE_ACCOUNT_TEXTS.usernameSuccess });
        onClose();
      }}
      failureOf={usernameFailure}
      onClose={onClose}
    >
      {(bind) => (
        <TextField
          {...bind('username')}
          label={USERNAME_TEXTS.label}
          hint={USERNAME_TEXTS.hint}
          autoComplete="name"
        />
      )}
    </DialogForm>
  );
}
