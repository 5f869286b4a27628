import { EMAIL_FORM_TEXTS } from '@palmares/texts/page/account-forms';
import { PROFILE_ACCOUNT_TEXTS } from '@palmares/texts/page/password';
import { ApiError } from '../../api/errors.ts';
import { formFailure } from '../../api/form-failure.ts';
import { confirmEmail } from '../../api/profile.ts';
import { refreshSession } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import styles from './account-form.module.css';
import { CONFIRM_FAILURE } from './form-failures.ts';
import { Outcome } from './outcome.tsx';

type Props = { token: string | null; onDone: () => void };

/** Confirmation needs a click, so that mail scanners that follow links do not confirm an address. */
export function ConfirmEmailForm({ token, onDone }: Props) {
  const form = useForm({
    initial: {},
    send: () => confirmEmail(token ?? ''),
    failureOf: (error) => formFailure(error, CONFIRM_FAILURE),
    onSent: () => {
      onDone();
      void refreshSession();
    },
  });
  const isRefused = form.error instanceof ApiError && form.error.status === 400;
  // The used token is cleared before the form reports its success.
  const isDead = isRefused || (token === null && !form.pending);

  if (form.sent || isDead)
    return (
      <Outcome
        kind={form.sent ? 'success' : 'error'}
        text={form.sent ? PROFILE_ACCOUNT_TEXTS.emailConfirmed : PROFILE_ACCOUNT_TEXTS.emailLinkDead}
        to={paths.profile.to()}
        toLabel={EMAIL_FORM_TEXTS.toProfile}
      />
    );

  return (
    <Form form={form} intro={<p className={styles.intro}>{EMAIL_FORM_TEXTS.intro}</p>}>
      <Button type="submit" variant="primary" size="l" wide loading={form.pending}>
        {EMAIL_FORM_TEXTS.submit}
      </Button>
    </Form>
  );
}
