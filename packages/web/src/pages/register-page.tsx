import { REGISTER_FORM_TEXTS } from '@palmares/texts/page/account-forms';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../api/session.ts';
import { RegisterForm } from '../features/account/register-form.tsx';
import { CONTINUATION } from '../lib/navigation-message.ts';
import { parseBackPath, paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { FormCard } from '../ui/form-card.tsx';

export function Component() {
  useDocumentTitle(REGISTER_FORM_TEXTS.title);
  const { status } = useSession();
  const [params] = useSearchParams();
  const back = parseBackPath(params);
  // A visitor who signs in with the form on this page is redirected by the form itself.
  const [alreadySignedIn] = useState(status === 'signed-in');
  if (alreadySignedIn) return <Navigate to={back ?? paths.home.to()} replace state={CONTINUATION} />;
  return (
    <FormCard title={REGISTER_FORM_TEXTS.title}>
      <RegisterForm back={back} />
    </FormCard>
  );
}
