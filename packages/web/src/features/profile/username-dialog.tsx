import { checkUsername } from '@palmares/core/account/check-account';
import type { SessionUser } from '@palmares/core/contract/types';
import { PROFILE_ACCOUNT_TEXTS, usernameText } from '@palmares/texts/page/password';
import { PROFILE_TEXTS, USERNAME_TEXTS } from '@palmares/texts/page/profile';
import { formFailure } from '../../api/form-failure.ts';
import { updateMe } from '../../api/profile.ts';
import { refreshSession } from '../../api/session.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { USERNAME_FAILURE } from './form-failures.ts';

export function UsernameDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const form = useForm({
    initial: { username: user.username },
    check: ({ username }) => {
      const issue = checkUsername(username);
      return issue === null ? {} : { username: usernameText(issue) };
    },
    send: async ({ username }) => {
      await updateMe({ username });
      await refreshSession();
    },
    failureOf: (error) => formFailure(error, USERNAME_FAILURE),
    onSent: () => {
      showToast({ kind: 'success', text: PROFILE_ACCOUNT_TEXTS.usernameSuccess });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={USERNAME_TEXTS.title} submitLabel={PROFILE_TEXTS.save} onClose={onClose}>
      <TextField
        {...form.bind('username')}
        label={USERNAME_TEXTS.label}
        hint={USERNAME_TEXTS.hint}
        autoComplete="name"
        required
      />
    </FormDialog>
  );
}
