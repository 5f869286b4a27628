import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../api/session.ts';
import { SESSION_TEXTS } from '../app/messages.ts';
import { LoginForm } from '../features/account/login-form.tsx';
import { LOGIN_FORM_TEXTS } from '../features/account/messages.ts';
import { backPathOf, paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { FormCard } from '../ui/form-card.tsx';

export function Component() {
  useDocumentTitle(LOGIN_FORM_TEXTS.title);
  const { status, problem } = useSession();
  const [params] = useSearchParams();
  const back = backPathOf(params);
  if (status === 'signed-in') return <Navigate to={back ?? paths.home.to()} replace />;
  return (
    <FormCard title={LOGIN_FORM_TEXTS.title}>
      <LoginForm
        back={back}
        notice={problem === null || problem === 'unreachable' ? null : SESSION_TEXTS[problem]}
      />
    </FormCard>
  );
}
