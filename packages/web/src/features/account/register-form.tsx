import { checkRegistration, type Registration } from '@palmares/core/account/check-account';
import { accountIssueText, REGISTER_TEXTS } from '@palmares/core/account/messages';
import { SESSION } from '@palmares/core/limits';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { register } from '../../api/account.ts';
import { type FormFailure, NO_FAILURE } from '../../api/form-failure.ts';
import { currentSession, signIn } from '../../api/session.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { paths } from '../../lib/paths.ts';
import { useRedirectAfter } from '../../lib/use-redirect-after.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { registerFailure, withoutRepeats } from './account-failure.ts';
import styles from './account-form.module.css';
import { REGISTER_FORM_TEXTS } from './messages.ts';

/** `signing-in`: the account exists, the sign-in runs or has succeeded. `manual`: it exists, the sign-in failed. */
type Phase = 'form' | 'sending' | 'signing-in' | 'signed-in' | 'manual';

/** Registers, signs in with the nametag, then leads back after 1 s; to /login after 2 s if that fails (spec P1 §4). */
export function RegisterForm({ back }: { back: string | null }) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Registration>({ username: '', nametag: '', email: '', password: '' });
  const [failure, setFailure] = useState<FormFailure>(NO_FAILURE);
  const [phase, setPhase] = useState<Phase>('form');
  const created = phase === 'signing-in' || phase === 'signed-in' || phase === 'manual';

  useRedirectAfter(phase === 'signed-in' ? (back ?? paths.home.to()) : null, SESSION.afterRegisterMs);
  useRedirectAfter(
    phase === 'manual' ? paths.login.to(back ?? undefined) : null,
    SESSION.afterFailedAutoLoginMs,
  );

  function refuse(next: FormFailure) {
    setFailure(next);
    setPhase('form');
    focusFirstInvalid(form.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (phase !== 'form') return;
    const issues = checkRegistration(values);
    if (issues.length > 0) {
      const texts = issues.map((issue) => ({ field: issue.field, text: accountIssueText(issue) }));
      refuse({ fields: withoutRepeats(texts), text: null });
      return;
    }
    setFailure(NO_FAILURE);
    setPhase('sending');
    try {
      await register(values);
    } catch (error) {
      refuse(registerFailure(error));
      return;
    }
    setPhase('signing-in');
    try {
      await signIn({ identifier: values.nametag, password: values.password });
      setPhase(currentSession().status === 'signed-in' ? 'signed-in' : 'manual');
    } catch {
      setPhase('manual');
    }
  }

  const field = (name: keyof Registration) => ({
    name,
    required: true,
    readOnly: created,
    value: values[name],
    error: failure.fields[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      {failure.text !== null && <InlineAlert>{failure.text}</InlineAlert>}
      {(phase === 'signing-in' || phase === 'signed-in') && (
        <InlineAlert kind="success">{REGISTER_TEXTS.success}</InlineAlert>
      )}
      {phase === 'manual' && <InlineAlert kind="warning">{REGISTER_TEXTS.autoLoginFailed}</InlineAlert>}
      <TextField
        {...field('username')}
        label={REGISTER_FORM_TEXTS.username}
        hint={REGISTER_FORM_TEXTS.usernameHint}
        autoComplete="name"
      />
      <TextField
        {...field('nametag')}
        label={REGISTER_FORM_TEXTS.nametag}
        hint={REGISTER_FORM_TEXTS.nametagHint}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextField
        {...field('email')}
        label={REGISTER_FORM_TEXTS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        {...field('password')}
        label={REGISTER_FORM_TEXTS.password}
        hint={REGISTER_FORM_TEXTS.passwordHint}
        autoComplete="new-password"
      />
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        loading={phase === 'sending' || phase === 'signing-in'}
        disabled={phase === 'manual'}
      >
        {REGISTER_FORM_TEXTS.submit}
      </Button>
      <p className={styles['other']}>
        {REGISTER_FORM_TEXTS.hasAccount}{' '}
        <Link to={paths.login.to(back ?? undefined)}>{REGISTER_FORM_TEXTS.login}</Link>
      </p>
    </form>
  );
}
