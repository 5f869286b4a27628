import { hasAtSign } from '@palmares/core/account/email';
import { FORGOT_FORM_TEXTS } from '@palmares/texts/page/account-forms';
import { FORGOT_PASSWORD_TEXTS, linkRequestText } from '@palmares/texts/page/password';
import { askForResetLink } from '../../api/password.ts';
import { paths } from '../../lib/paths.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './account-form.module.css';
import { forgotFailure } from './form-failures.ts';
import { Outcome } from './outcome.tsx';

/** Requests a reset link by mail; the answer is the same for a known and an unknown address (AC-29). */
export function ForgotPasswordForm() {
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => (hasAtSign(email) ? {} : { email: linkRequestText('no_at_sign') }),
    send: ({ email }) => askForResetLink({ email: email.trim() }),
    failureOf: forgotFailure,
  });

  if (form.sent)
    return (
      <Outcome
        kind="success"
        text={FORGOT_PASSWORD_TEXTS.success}
        note={<p className={styles.note}>{FORGOT_FORM_TEXTS.check}</p>}
        to={paths.login.to()}
        toLabel={FORGOT_FORM_TEXTS.back}
      >
        <Button variant="quiet" wide onClick={form.clear}>
          {FORGOT_FORM_TEXTS.again}
        </Button>
      </Outcome>
    );

  return (
    <Form form={form} intro={<p className={styles.intro}>{FORGOT_FORM_TEXTS.intro}</p>}>
      <TextField
        {...form.bind('email')}
        label={FORGOT_FORM_TEXTS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <Button type="submit" variant="primary" size="l" wide loading={form.pending}>
        {FORGOT_PASSWORD_TEXTS.submit}
      </Button>
      <p className={styles.other}>
        <Link to={paths.login.to()}>{FORGOT_FORM_TEXTS.back}</Link>
      </p>
    </Form>
  );
}
