import { checkPassword } from '@palmares/core/account/password';
import { newPasswordText, RESET_PASSWORD_TEXTS } from '@palmares/core/account/password-messages';
import { SESSION } from '@palmares/core/limits';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type FormFailure, NO_FAILURE } from '../../api/form-failure.ts';
import { resetPassword } from '../../api/password.ts';
import { signOut } from '../../api/session.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { paths } from '../../lib/paths.ts';
import { useRedirectAfter } from '../../lib/use-redirect-after.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import styles from './account-form.module.css';
import { RESET_FORM_TEXTS } from './messages.ts';
import { resetFailure } from './password-failure.ts';

type Props = { token: string | null; onDone: () => void };

/** A new password by a link: a refused one leaves the link alive, an accepted one leads to /login after 3 s (spec P1 §4). */
export function ResetPasswordForm({ token, onDone }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [failure, setFailure] = useState<FormFailure>(NO_FAILURE);
  const [phase, setPhase] = useState<'form' | 'sending' | 'dead' | 'done'>('form');
  useRedirectAfter(phase === 'done' ? paths.login.to() : null, SESSION.afterPasswordChangeMs);

  if (token === null && phase === 'form') return <DeadLink text={RESET_PASSWORD_TEXTS.deadLink} />;
  if (phase === 'dead') return <DeadLink text={failure.text ?? RESET_PASSWORD_TEXTS.deadLink} />;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (phase !== 'form' || token === null) return;
    const fields = issuesOf(password, confirmation);
    setFailure({ fields, text: null });
    if (Object.keys(fields).length > 0) {
      focusFirstInvalid(form.current);
      return;
    }
    setPhase('sending');
    try {
      await resetPassword({ token, password });
    } catch (error) {
      const next = resetFailure(error);
      setFailure(next);
      setPhase(next.linkDead ? 'dead' : 'form');
      focusFirstInvalid(form.current);
      return;
    }
    setPhase('done');
    onDone();
    // Every session of that account ended: one that this browser still holds is of no more use.
    await signOut();
  }

  if (phase === 'done')
    return (
      <div className={styles['form']}>
        <InlineAlert kind="success">{RESET_PASSWORD_TEXTS.success}</InlineAlert>
        <Button variant="primary" size="l" wide to={paths.login.to()} replace>
          {RESET_FORM_TEXTS.toLogin}
        </Button>
      </div>
    );

  return (
    <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      {failure.text !== null && <InlineAlert>{failure.text}</InlineAlert>}
      <PasswordField
        label={RESET_FORM_TEXTS.password}
        hint={RESET_FORM_TEXTS.hint}
        name="password"
        autoComplete="new-password"
        required
        value={password}
        error={failure.fields['password']}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label={RESET_FORM_TEXTS.confirmation}
        name="confirmation"
        autoComplete="new-password"
        required
        value={confirmation}
        error={failure.fields['confirmation']}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      <Button type="submit" variant="primary" size="l" wide loading={phase === 'sending'}>
        {RESET_FORM_TEXTS.submit}
      </Button>
      <p className={styles['other']}>
        <Link to={paths.login.to()}>{RESET_FORM_TEXTS.back}</Link>
      </p>
    </form>
  );
}

function issuesOf(password: string, confirmation: string): Record<string, string> {
  const fault = checkPassword(password);
  return {
    ...(fault !== null && { password: newPasswordText(fault, 'reset') }),
    ...(password !== confirmation && { confirmation: RESET_PASSWORD_TEXTS.mismatch }),
  };
}

function DeadLink({ text }: { text: string }) {
  return (
    <div className={styles['form']}>
      <InlineAlert>{text}</InlineAlert>
      <Button variant="primary" size="l" wide to={paths.forgotPassword.to()}>
        {RESET_FORM_TEXTS.newLink}
      </Button>
      <p className={styles['other']}>
        <Link to={paths.login.to()}>{RESET_FORM_TEXTS.back}</Link>
      </p>
    </div>
  );
}
