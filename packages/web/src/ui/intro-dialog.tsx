import { type ReactNode, useState } from 'react';
import { readFlag, writeFlag } from '../lib/stored-flag.ts';
import { isTouchScreen } from '../lib/touch-screen.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './intro-dialog.module.css';

type Props = {
  /** The key under which this browser remembers that it was read (lib/stored-flag.ts). */
  flag: string;
  title: string;
  steps: readonly string[];
  /** The same in words for fingers, where they differ. */
  touchSteps?: readonly string[];
  note?: string;
  closeLabel: string;
  onClose: () => void;
  /** Leads to its keys, where there is a keyboard. */
  shortcuts?: { label: string; onOpen: () => void };
  /** What may be chosen before one begins. */
  children?: ReactNode;
};

/** How a screen works, in a few steps: shown once by itself (BU-10), later when it is asked for. */
export function IntroDialog({
  flag,
  title,
  steps,
  touchSteps = steps,
  note,
  closeLabel,
  onClose,
  shortcuts,
  children,
}: Props) {
  const [isFirst] = useState(() => !readFlag(flag));
  function close(): void {
    writeFlag(flag, true);
    onClose();
  }
  return (
    <Dialog
      title={title}
      onClose={close}
      // Nobody had opened it: what follows is the play, not the first field of the page.
      focusAfter={isFirst ? findPlay : undefined}
      footer={
        <>
          {shortcuts !== undefined && !isTouchScreen() && (
            <Button
              variant="quiet"
              onClick={() => {
                close();
                shortcuts.onOpen();
              }}
            >
              {shortcuts.label}
            </Button>
          )}
          <Button variant="primary" data-autofocus={children === undefined || undefined} onClick={close}>
            {closeLabel}
          </Button>
        </>
      }
    >
      <ol className={styles.steps}>
        {(isTouchScreen() ? touchSteps : steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children !== undefined && <div className={styles.choice}>{children}</div>}
    </Dialog>
  );
}

/** Where an editor is played: it marks that part of its screen. Of images to choose from, the chosen one. */
function findPlay(): HTMLElement | null {
  const play = document.querySelector<HTMLElement>('[data-play]');
  return play?.querySelector<HTMLElement>('[role="option"][aria-selected="true"]') ?? play;
}
