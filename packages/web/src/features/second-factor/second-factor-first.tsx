import { useState } from 'react';
import { refreshSession } from '../../api/session.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FIRST_TEXTS, SECOND_FACTOR_TEXTS } from './messages.ts';
import styles from './second-factor.module.css';
import { SetUpDialog } from './set-up-dialog.tsx';

/** In the place of a page for staff, until they have the second factor that the site asks of them. */
export function SecondFactorFirst() {
  useDocumentTitle(SECOND_FACTOR_TEXTS.title);
  const [isOpen, setOpen] = useState(false);

  /** Once it is on, the page that was asked for stands here. */
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
