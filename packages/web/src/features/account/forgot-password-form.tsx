import { hasAtSign } from '@palmares/core/account/email';
import { FORGOT_PASSWORD_TEXTS, linkRequestText } from '@palmares/core/account/password-messages';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type FormFailure, NO_FAILURE } from '../../api/form-failure.ts';
import { askForResetLink } from '../../api/password.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './account-form.module.css';
import { FORGOT_FORM_TEXTS } from './messages.ts';
import { forgotFailure } from './password-failure.ts';

/** Asks for a link by mail; the answer is the same for a known and an unknown address (spec P1 §2 and §8). */
export function ForgotPasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<FormFailure>(NO_FAILURE);
  const [phase, setPhase] = useState<'form' | 'sending' | 'sent'>('form');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (phase === 'sending') return;
    if (!hasAtSign(email)) {
      setFailure({ fields: { email: linkRequestText('no_at_sign') }, text: null });
      focusFirstInvalid(form.current);
      return;
    }
    setFailure(NO_FAILURE);
    setPhase('sending');
    try {
      await askForResetLink({ email: email.trim() });
      setPhase('sent');
    } catch (error) {
      setFailure(forgotFailure(error));
      setPhase('form');
      focusFirstInvalid(form.current);
    }
  }

  if (phase === 'sent')
    return (
      <div className={styles['form']}>
        <InlineAlert kind="success">{FORGOT_PASSWORD_TEXTS.success}</InlineAlert>
        <p className={styles['note']}>{FORGOT_FORM_TEXTS.check}</p>
        <Button variant="primary" size="l" wide to={paths.login.to()}>
          {FORGOT_FORM_TEXTS.back}
        </Button>
        <Button variant="quiet" wide onClick={() => setPhase('form')}>
          {FORGOT_FORM_TEXTS.again}
        </Button>
      </div>
    );

  return (
    <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles['intro']}>{FORGOT_FORM_TEXTS.intro}</p>
      {failure.text !== null && <InlineAlert>{failure.text}</InlineAlert>}
      <TextField
        label={FORGOT_FORM_TEXTS.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={email}
        error={failure.fields['email']}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="primary" size="l" wide loading={phase === 'sending'}>
        {FORGOT_PASSWORD_TEXTS.submit}
      </Button>
      <p className={styles['other']}>
        <Link to={paths.login.to()}>{FORGOT_FORM_TEXTS.back}</Link>
      </p>
    </form>
  );
}
