import { SIGN_UP_FIRST_TEXTS } from '@palmares/texts/page/account-forms';
import { paths } from '../../lib/paths.ts';
import { hasVisitorDrafts } from '../../storage/drafts/visitor-drafts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './account-form.module.css';

/** States why an account is needed, and that unsaved work is kept. */
export function SignInReason({ reason }: { reason: string }) {
  return (
    <p className={styles.reason}>
      {reason}
      {hasVisitorDrafts() && <strong> {SIGN_UP_FIRST_TEXTS.waiting}</strong>}
    </p>
  );
}

/** Offers registration to a visitor who was redirected here: most of them have no account. */
export function SignUpRequired({ reason, back }: { reason: string; back: string | null }) {
  return (
    <div className={styles.first}>
      <SignInReason reason={reason} />
      <Button variant="primary" size="l" wide to={paths.register.to(back ?? undefined)}>
        {SIGN_UP_FIRST_TEXTS.register}
      </Button>
      <p className={styles.or}>{SIGN_UP_FIRST_TEXTS.or}</p>
    </div>
  );
}
