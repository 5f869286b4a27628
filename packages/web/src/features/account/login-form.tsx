import { checkLogin } from '@palmares/core/account/check-account';
import { loginIssueText } from '@palmares/texts/page/account';
import { LOGIN_FORM_TEXTS } from '@palmares/texts/page/account-forms';
import { formFailure } from '../../api/form-failure.ts';
import { toIssueTexts } from '../../lib/issue-texts.ts';
import { paths } from '../../lib/paths.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import styles from './account-form.module.css';
import { LOGIN_FAILURE } from './form-failures.ts';
import { signInAndLoad } from './sign-in.ts';
import { signInReason } from './sign-in-reason.ts';
import { SignUpRequired } from './sign-up-required.tsx';

type Props = {
  back: string | null;
  /** The reason why the session ended. */
  notice: string | null;
  /** Called when the password is right and the account has a second factor. */
  onTicket: (ticket: string) => Promise<void>;
};

/** Signs in; the page then notices the session and redirects. */
export function LoginForm({ back, notice, onTicket }: Props) {
  // A person who had a session needs no reason to create an account.
  const reason = notice === null ? signInReason(back) : null;
  const form = useForm({
    initial: { identifier: '', password: '' },
    check: (values) => toIssueTexts(checkLogin(values), loginIssueText),
    send: async (values) => {
      const ticket = await signInAndLoad(values);
      if (ticket !== null) await onTicket(ticket);
    },
    failureOf: (error) => formFailure(error, LOGIN_FAILURE),
  });
  return (
    <Form
      form={form}
      intro={reason !== null && <SignUpRequired reason={reason} back={back} />}
      notice={notice !== null && <InlineAlert kind="warning">{notice}</InlineAlert>}
    >
      <TextField
        {...form.bind('identifier')}
        label={LOGIN_FORM_TEXTS.identifier}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <PasswordField
        {...form.bind('password')}
        label={LOGIN_FORM_TEXTS.password}
        autoComplete="current-password"
        required
      />
      <p className={styles.aside}>
        <Link to={paths.forgotPassword.to()}>{LOGIN_FORM_TEXTS.forgotten}</Link>
      </p>
      <Button
        type="submit"
        variant={reason === null ? 'primary' : 'secondary'}
        size="l"
        wide
        loading={form.pending}
      >
        {LOGIN_FORM_TEXTS.submit}
      </Button>
      {reason === null && (
        <p className={styles.other}>
          {LOGIN_FORM_TEXTS.noAccount}{' '}
          <Link to={paths.register.to(back ?? undefined)}>{LOGIN_FORM_TEXTS.register}</Link>
        </p>
      )}
    </Form>
  );
}
