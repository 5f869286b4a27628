import { checkPasswordChange } from '@palmares/core/account/check-password-forms';
import { NEW_PASSWORD_TEXTS, passwordChangeText } from '@palmares/core/account/password-messages';
import type { SessionUser } from '@palmares/core/contract/types';
import { SESSION } from '@palmares/core/limits';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type FormFailure, NO_FAILURE } from '../../api/form-failure.ts';
import { changePassword } from '../../api/password.ts';
import { signOut } from '../../api/session.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { paths } from '../../lib/paths.ts';
import { useRedirectAfter } from '../../lib/use-redirect-after.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import styles from './account-form.module.css';
import { CHANGE_FORM_TEXTS } from './messages.ts';
import { changeFailure } from './password-failure.ts';

const EMPTY = { current: '', next: '', confirmation: '' };

type Props = { user: SessionUser; onDone: () => void };

/** The screen /new-password: it signs out everywhere and leads to /login after 3 s (spec P1 §2 and §4). */
export function ChangePasswordForm({ user, onDone }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [failure, setFailure] = useState<FormFailure>(NO_FAILURE);
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const fields = issuesOf(values, user);
    setFailure({ fields, text: null });
    if (Object.keys(fields).length > 0) {
      focusFirstInvalid(form.current);
      return;
    }
    setSending(true);
    try {
      await changePassword({ current_password: values.current, new_password: values.next });
      onDone();
      await signOut();
    } catch (error) {
      setFailure(changeFailure(error));
      setSending(false);
      focusFirstInvalid(form.current);
    }
  }

  const field = (name: keyof typeof EMPTY) => ({
    name,
    required: true,
    value: values[name],
    error: failure.fields[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles['intro']}>{CHANGE_FORM_TEXTS.intro}</p>
      {failure.text !== null && <InlineAlert>{failure.text}</InlineAlert>}
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user.nametag} readOnly hidden />
      <PasswordField
        {...field('current')}
        label={CHANGE_FORM_TEXTS.current}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('next')}
        label={CHANGE_FORM_TEXTS.next}
        hint={CHANGE_FORM_TEXTS.hint}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmation')}
        label={CHANGE_FORM_TEXTS.confirmation}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" size="l" wide loading={sending}>
        {CHANGE_FORM_TEXTS.submit}
      </Button>
      <p className={styles['other']}>
        <Link to={paths.profile.to()}>{CHANGE_FORM_TEXTS.cancel}</Link>
      </p>
    </form>
  );
}

/** Shown once the session is over, until /login. */
export function PasswordChanged() {
  useRedirectAfter(paths.login.to(), SESSION.afterPasswordChangeMs);
  return (
    <div className={styles['form']}>
      <InlineAlert kind="success">{NEW_PASSWORD_TEXTS.success}</InlineAlert>
      <Button variant="primary" size="l" wide to={paths.login.to()} replace>
        {CHANGE_FORM_TEXTS.toLogin}
      </Button>
    </div>
  );
}

function issuesOf(values: typeof EMPTY, user: SessionUser): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of checkPasswordChange(values, user))
    fields[issue.field] = passwordChangeText(issue, 'new-password');
  if (values.next !== values.confirmation) fields['confirmation'] = NEW_PASSWORD_TEXTS.mismatch;
  return fields;
}
