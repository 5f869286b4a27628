import { checkPasswordChange } from '@palmares/core/account/check-password-forms';
import type { SessionUser } from '@palmares/core/contract/types';
import { SESSION } from '@palmares/core/limits';
import { CHANGE_FORM_TEXTS } from '@palmares/texts/page/account-forms';
import { NEW_PASSWORD_TEXTS, passwordChangeText } from '@palmares/texts/page/password';
import { formFailure } from '../../api/form-failure.ts';
import { changePassword } from '../../api/password.ts';
import { signOut } from '../../api/session.ts';
import { toIssueTexts } from '../../lib/issue-texts.ts';
import { paths } from '../../lib/paths.ts';
import { NO_CODE, sentCode } from '../../lib/typed-code.ts';
import { useForm } from '../../lib/use-form.ts';
import { useRedirectAfter } from '../../lib/use-redirect-after.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { NO_PASSWORDS, PasswordChangeFields } from '../../ui/password-change-fields.tsx';
import { SecondFactorCode } from '../../ui/second-factor-code.tsx';
import styles from './account-form.module.css';
import { CHANGE_FAILURE } from './form-failures.ts';
import { Outcome } from './outcome.tsx';

type Props = { user: SessionUser; onDone: () => void };

/** The screen /new-password: a success ends every session and leads to /login after 3 s (AC-48). */
export function ChangePasswordForm({ user, onDone }: Props) {
  const form = useForm({
    initial: { ...NO_PASSWORDS, ...NO_CODE },
    check: (values) => ({
      ...toIssueTexts(checkPasswordChange(values, user), (issue) =>
        passwordChangeText(issue, 'new-password'),
      ),
      ...(values.next !== values.confirmation && { confirmation: NEW_PASSWORD_TEXTS.mismatch }),
    }),
    send: ({ current, next, ...typed }) =>
      changePassword({ current_password: current, new_password: next, ...sentCode(typed) }),
    failureOf: (error) => formFailure(error, CHANGE_FAILURE),
    onSent: () => {
      onDone();
      void signOut();
    },
  });
  return (
    <Form form={form} intro={<p className={styles.intro}>{CHANGE_FORM_TEXTS.intro}</p>}>
      <PasswordChangeFields form={form} nametag={user.nametag} />
      <SecondFactorCode form={form} />
      <Button type="submit" variant="primary" size="l" wide loading={form.pending}>
        {CHANGE_FORM_TEXTS.submit}
      </Button>
      <p className={styles.other}>
        <Link to={paths.profile.to()}>{CHANGE_FORM_TEXTS.cancel}</Link>
      </p>
    </Form>
  );
}

/** Shown after the session has ended, until the redirect to /login. */
export function PasswordChanged() {
  useRedirectAfter(paths.login.to(), SESSION.afterPasswordChangeMs);
  return (
    <Outcome
      kind="success"
      text={NEW_PASSWORD_TEXTS.success}
      to={paths.login.to()}
      toLabel={CHANGE_FORM_TEXTS.toLogin}
      replace
    />
  );
}
