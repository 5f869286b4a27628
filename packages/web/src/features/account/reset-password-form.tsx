import { checkPassword } from '@palmares/core/account/password';
import { SESSION } from '@palmares/core/limits';
import { RESET_FORM_TEXTS } from '@palmares/texts/page/account-forms';
import { newPasswordText, RESET_PASSWORD_TEXTS } from '@palmares/texts/page/password';
import { ApiError } from '../../api/errors.ts';
import { formFailure } from '../../api/form-failure.ts';
import { resetPassword } from '../../api/password.ts';
import { signOut } from '../../api/session.ts';
import type { IssueTexts } from '../../lib/issue-texts.ts';
import { paths } from '../../lib/paths.ts';
import { useForm } from '../../lib/use-form.ts';
import { useRedirectAfter } from '../../lib/use-redirect-after.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import styles from './account-form.module.css';
import { RESET_FAILURE } from './form-failures.ts';
import { Outcome } from './outcome.tsx';

const EMPTY = { password: '', confirmation: '' };

type Props = { token: string | null; onDone: () => void };

/** Sets a new password with a link. A refused password keeps the link valid; an accepted one leads to /login after 3 s (AC-42). */
export function ResetPasswordForm({ token, onDone }: Props) {
  const form = useForm({
    initial: EMPTY,
    check,
    send: ({ password }) => resetPassword({ token: token ?? '', password }),
    failureOf: (error) => formFailure(error, RESET_FAILURE),
    onSent: () => {
      onDone();
      // The server ended every session of the account, including one of this browser.
      void signOut();
    },
  });
  useRedirectAfter(form.sent ? paths.login.to() : null, SESSION.afterPasswordChangeMs);

  if (form.sent)
    return (
      <Outcome
        kind="success"
        text={RESET_PASSWORD_TEXTS.success}
        to={paths.login.to()}
        toLabel={RESET_FORM_TEXTS.toLogin}
        replace
      />
    );

  const isRefused = form.error instanceof ApiError && form.error.code === 'reset_link_dead';
  // The used token is cleared before the form reports its success.
  if (isRefused || (token === null && !form.pending))
    return (
      <Outcome
        kind="error"
        text={form.failure ?? RESET_PASSWORD_TEXTS.deadLink}
        to={paths.forgotPassword.to()}
        toLabel={RESET_FORM_TEXTS.newLink}
      >
        <BackToLogin />
      </Outcome>
    );

  return (
    <Form form={form}>
      <PasswordField
        {...form.bind('password')}
        label={RESET_FORM_TEXTS.password}
        shows={RESET_FORM_TEXTS.passwordShown}
        hint={RESET_FORM_TEXTS.hint}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...form.bind('confirmation')}
        label={RESET_FORM_TEXTS.confirmation}
        shows={RESET_FORM_TEXTS.confirmationShown}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="primary" size="l" wide loading={form.pending}>
        {RESET_FORM_TEXTS.submit}
      </Button>
      <BackToLogin />
    </Form>
  );
}

function BackToLogin() {
  return (
    <p className={styles.other}>
      <Link to={paths.login.to()}>{RESET_FORM_TEXTS.back}</Link>
    </p>
  );
}

function check({ password, confirmation }: typeof EMPTY): IssueTexts<keyof typeof EMPTY> {
  const issue = checkPassword(password);
  return {
    ...(issue !== null && { password: newPasswordText(issue, 'reset') }),
    ...(password !== confirmation && { confirmation: RESET_PASSWORD_TEXTS.mismatch }),
  };
}
