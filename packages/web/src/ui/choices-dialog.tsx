import type { ReactNode } from 'react';
import styles from './choices-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { useGuardedPress } from './press-guard.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Choice = { readonly label: string; readonly effect: string; readonly run: () => void };

type Props = {
  title: string;
  text: ReactNode;
  choices: readonly Choice[];
  /** Called when the person closes the dialog without a choice, which must lose nothing. */
  onClose: () => void;
};

/** A dialog with several choices, each with a description of its effect. */
export function ChoicesDialog({ title, text, choices, onClose }: Props) {
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <ChoiceButton key={`${choice.label} ${choice.effect}`} {...choice} />
        ))}
      </ul>
    </Dialog>
  );
}

function ChoiceButton({ label, effect, run }: Choice) {
  const guarded = useGuardedPress();
  return (
    <li>
      <button type="button" className={styles.choice} {...guarded(run)}>
        <strong>{label}</strong>
        <VisuallyHidden>. </VisuallyHidden>
        <span>{effect}</span>
      </button>
    </li>
  );
}
