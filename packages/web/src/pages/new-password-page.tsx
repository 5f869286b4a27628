import { CHANGE_FORM_TEXTS } from '@palmares/texts/page/account-forms';
import { SESSION_TEXTS } from '@palmares/texts/page/shell';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { refreshSession, useSession } from '../api/session.ts';
import { ChangePasswordForm, PasswordChanged } from '../features/account/change-password-form.tsx';
import { paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { FormCard } from '../ui/form-card.tsx';

/**
 * The page to change the password of a signed-in user. It has its own guard, because a success ends the session and its message must stay
 * readable.
 */
export function Component() {
  useDocumentTitle(CHANGE_FORM_TEXTS.title);
  const { user, problem } = useSession();
  const [done, setDone] = useState(false);
  if (!done && user === null && problem !== 'unreachable')
    return <Navigate to={paths.login.to(paths.newPassword.to())} replace />;
  return (
    <FormCard title={CHANGE_FORM_TEXTS.title}>
      {done && <PasswordChanged />}
      {!done && user !== null && <ChangePasswordForm user={user} onDone={() => setDone(true)} />}
      {!done && user === null && (
        <ErrorState text={SESSION_TEXTS.unreachable} onRetry={() => void refreshSession()} />
      )}
    </FormCard>
  );
}
