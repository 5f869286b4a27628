import { FIRST_TEXTS, SECOND_FACTOR_TEXTS } from '@palmares/texts/page/second-factor';
import { useState } from 'react';
import { refreshSession } from '../../api/session.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './second-factor.module.css';
import { SetUpDialog } from './set-up-dialog.tsx';

/** Replaces a staff page until the user has the required second factor. */
export function SecondFactorRequired() {
  useDocumentTitle(SECOND_FACTOR_TEXTS.title);
  const [isOpen, setOpen] = useState(false);

  /** Once the factor is set up, the refreshed session shows the requested page. */
  function close(isOn: boolean): void {
    setOpen(false);
    if (isOn) void refreshSession();
  }

  return (
    <main className={styles.first}>
      <VisuallyHidden as="div">
        <h1>{FIRST_TEXTS.title}</h1>
      </VisuallyHidden>
      <EmptyState
        isPage
        title={FIRST_TEXTS.title}
        text={FIRST_TEXTS.text}
        action={
          <Button variant="primary" size="l" onClick={() => setOpen(true)}>
            {SECOND_FACTOR_TEXTS.set}
          </Button>
        }
      />
      {isOpen && <SetUpDialog onClose={close} />}
    </main>
  );
}
