import { LOGIN_FORM_TEXTS, SECOND_STEP_TEXTS } from '@palmares/texts/page/account-forms';
import { SESSION_TEXTS } from '@palmares/texts/page/shell';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../api/session.ts';
import { LoginForm } from '../features/account/login-form.tsx';
import { CONTINUATION } from '../lib/navigation-message.ts';
import { parseBackPath, paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { FormCard } from '../ui/form-card.tsx';

const loadSecondStep = () => import('../features/account/second-step-form.tsx');
const SecondStepForm = lazy(async () => ({ default: (await loadSecondStep()).SecondStepForm }));

export function Component() {
  useDocumentTitle(LOGIN_FORM_TEXTS.title);
  const { status, problem, user } = useSession();
  const [params] = useSearchParams();
  const [ticket, setTicket] = useState<string | null>(null);
  const [restarted, setRestarted] = useState<string | null>(null);
  const back = parseBackPath(params);
  if (status === 'signed-in') {
    // Staff who lack the required second factor go to the moderation page, which tells them to set it up.
    const first = user?.second_factor_missing === true ? paths.moderation.to() : paths.home.to();
    return <Navigate to={back ?? first} replace state={CONTINUATION} />;
  }
  if (ticket !== null)
    return (
      <FormCard title={SECOND_STEP_TEXTS.title}>
        <Suspense fallback={null}>
          <SecondStepForm
            ticket={ticket}
            onRestart={(why) => {
              setRestarted(why);
              setTicket(null);
            }}
          />
        </Suspense>
      </FormCard>
    );

  /** The first step stays on screen until the code of the second one has loaded. */
  async function goOn(given: string): Promise<void> {
    await loadSecondStep();
    setTicket(given);
  }

  const lost = problem === null || problem === 'unreachable' ? null : SESSION_TEXTS[problem];
  return (
    <FormCard title={LOGIN_FORM_TEXTS.title}>
      <LoginForm back={back} notice={restarted ?? lost} onTicket={goOn} />
    </FormCard>
  );
}
