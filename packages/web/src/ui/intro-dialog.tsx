import { type ReactNode, useState } from 'react';
import { isTouchScreen } from '../lib/touch-screen.ts';
import type { FlagKey } from '../storage/schema.ts';
import { readFlag, writeFlag } from '../storage/stored-flag.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Dialog } from './dialog.tsx';
import styles from './intro-dialog.module.css';

export type IntroProps = {
  /** Storage key under which this browser records that the dialog was read (storage/stored-flag.ts). */
  flag: FlagKey;
  title: string;
  steps: readonly string[];
  /** The steps in wording for touch screens, where it differs. */
  touchSteps?: readonly string[];
  note?: string;
  closeLabel: string;
  onClose: () => void;
  /** Opens the keyboard shortcuts, on devices with a keyboard. */
  shortcuts?: { label: string; onOpen: () => void };
  /** Settings to choose before starting. */
  children?: ReactNode;
};

/** Explains a screen in a few steps: shown automatically once (BU-10), later on request. */
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
}: IntroProps) {
  const [isFirst] = useState(() => !readFlag(flag));
  function close(): void {
    recordIntro(flag);
    onClose();
  }
  return (
    <Dialog
      title={title}
      onClose={close}
      // The dialog opened by itself: the focus moves to the play area, not to the first field of the page.
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
      <IntroSteps steps={isTouchScreen() ? touchSteps : steps} />
      <IntroEnd note={note}>{children}</IntroEnd>
    </Dialog>
  );
}

/** Records in this browser that the introduction was read. */
export function recordIntro(flag: FlagKey): void {
  writeFlag(flag, true);
}

type StepsProps = { steps: readonly string[]; className?: string | undefined };

export function IntroSteps({ steps, className }: StepsProps) {
  return (
    <ol className={classNames(styles.steps, className)}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** What follows the steps. */
export function IntroEnd({ note, children }: { note: string | undefined; children: ReactNode }) {
  return (
    <>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children !== undefined && <div className={styles.choice}>{children}</div>}
    </>
  );
}

/** Returns the play area that an editor marks; when it is a list of images, the selected one. */
export function findPlay(): HTMLElement | null {
  const play = document.querySelector<HTMLElement>('[data-play]');
  return play?.querySelector<HTMLElement>('[role="option"][aria-selected="true"]') ?? play;
}
