import { PROFILE_ACCOUNT_TEXTS } from '@palmares/core/account/password-messages';
import { useState } from 'react';
import { confirmEmail } from '../../api/profile.ts';
import { refreshSession } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import styles from './account-form.module.css';
import { EMAIL_FORM_TEXTS } from './messages.ts';
import { confirmEmailFailure } from './password-failure.ts';

type Props = { token: string | null; onDone: () => void };

/** One press confirms: programs that open the links of a mail to look at them must not. */
export function ConfirmEmailForm({ token, onDone }: Props) {
  const [phase, setPhase] = useState<'form' | 'sending' | 'done' | 'dead'>(token === null ? 'dead' : 'form');
  const [text, setText] = useState<string | null>(null);

  async function confirm() {
    if (token === null) return;
    setPhase('sending');
    setText(null);
    try {
      await confirmEmail(token);
    } catch (error) {
      const failure = confirmEmailFailure(error);
      setText(failure.text);
      setPhase(failure.linkDead ? 'dead' : 'form');
      return;
    }
    setPhase('done');
    onDone();
    await refreshSession();
  }

  if (phase === 'done' || phase === 'dead')
    return (
      <div className={styles['form']}>
        <InlineAlert kind={phase === 'done' ? 'success' : 'error'}>
          {phase === 'done' ? PROFILE_ACCOUNT_TEXTS.emailConfirmed : PROFILE_ACCOUNT_TEXTS.emailLinkDead}
        </InlineAlert>
        <Button variant="primary" size="l" wide to={paths.profile.to()}>
          {EMAIL_FORM_TEXTS.toProfile}
        </Button>
      </div>
    );

  return (
    <div className={styles['form']}>
      <p className={styles['intro']}>{EMAIL_FORM_TEXTS.intro}</p>
      {text !== null && <InlineAlert>{text}</InlineAlert>}
      <Button variant="primary" size="l" wide loading={phase === 'sending'} onClick={() => void confirm()}>
        {EMAIL_FORM_TEXTS.submit}
      </Button>
    </div>
  );
}
