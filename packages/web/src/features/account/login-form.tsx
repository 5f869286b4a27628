import { checkLogin, type Login } from '@palmares/core/account/check-account';
import { LOGIN_TEXTS, loginIssueText } from '@palmares/core/account/messages';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type FormFailure, NO_FAILURE } from '../../api/form-failure.ts';
import { currentSession, signIn } from '../../api/session.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { loginFailure } from './account-failure.ts';
import styles from './account-form.module.css';
import { LOGIN_FORM_TEXTS } from './messages.ts';

/** Signs in; who is signed in is then seen by the page, which leads back. `notice`: why one is here. */
export function LoginForm({ back, notice }: { back: string | null; notice: string | null }) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Login>({ identifier: '', password: '' });
  const [failure, setFailure] = useState<FormFailure>(NO_FAILURE);
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const issues = checkLogin(values);
    if (issues.length > 0) {
      setFailure({
        fields: Object.fromEntries(issues.map((issue) => [issue.field, loginIssueText(issue)])),
        text: null,
      });
      focusFirstInvalid(form.current);
      return;
    }
    setSending(true);
    setFailure(NO_FAILURE);
    try {
      await signIn(values);
      if (currentSession().status !== 'signed-in') setFailure({ fields: {}, text: LOGIN_TEXTS.failed });
    } catch (error) {
      setFailure(loginFailure(error));
    }
    setSending(false);
  }

  return (
    <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      {/* The reason to be here stays until something more recent is to be said. */}
      {failure.text !== null ? (
        <InlineAlert>{failure.text}</InlineAlert>
      ) : (
        notice !== null && <InlineAlert kind="warning">{notice}</InlineAlert>
      )}
      <TextField
        label={LOGIN_FORM_TEXTS.identifier}
        name="identifier"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        value={values.identifier}
        error={failure.fields['identifier']}
        onChange={(event) => setValues({ ...values, identifier: event.target.value })}
      />
      <PasswordField
        label={LOGIN_FORM_TEXTS.password}
        name="password"
        autoComplete="current-password"
        required
        value={values.password}
        error={failure.fields['password']}
        onChange={(event) => setValues({ ...values, password: event.target.value })}
      />
      <p className={styles['aside']}>
        <Link to={paths.forgotPassword.to()}>{LOGIN_FORM_TEXTS.forgotten}</Link>
      </p>
      <Button type="submit" variant="primary" size="l" wide loading={sending}>
        {LOGIN_FORM_TEXTS.submit}
      </Button>
      <p className={styles['other']}>
        {LOGIN_FORM_TEXTS.noAccount}{' '}
        <Link to={paths.register.to(back ?? undefined)}>{LOGIN_FORM_TEXTS.register}</Link>
      </p>
    </form>
  );
}
