import type { ReactNode } from 'react';
import { writeFlag } from '../lib/stored-flag.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './intro-dialog.module.css';

type Props = {
  /** The key under which this browser remembers that it was read (lib/stored-flag.ts). */
  flag: string;
  title: string;
  steps: readonly string[];
  note?: string;
  closeLabel: string;
  onClose: () => void;
  /** What may be chosen before one begins. */
  children?: ReactNode;
};

/** How a screen works, in a few steps: shown once by itself (P2 §2 and §9), later when it is asked for. */
export function IntroDialog({ flag, title, steps, note, closeLabel, onClose, children }: Props) {
  function close(): void {
    writeFlag(flag, true);
    onClose();
  }
  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {closeLabel}
        </Button>
      }
    >
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children !== undefined && <div className={styles.choice}>{children}</div>}
    </Dialog>
  );
}
