import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { GuardedButton } from './guarded-button.tsx';

type Props = {
  title: string;
  /** What the draft is worth, and why it is not simply resumed. */
  text: ReactNode;
  resumeLabel: string;
  startAgainLabel: string;
  onResume: () => void;
  onStartAgain: () => void;
};

/** Unsaved work of something else than what was opened. To close without a choice keeps it: an Escape throws nothing away. */
export function DraftQuestion({ title, text, resumeLabel, startAgainLabel, onResume, onStartAgain }: Props) {
  return (
    <Dialog
      title={title}
      description={text}
      onClose={onResume}
      footer={
        <>
          <GuardedButton onClick={onStartAgain}>{startAgainLabel}</GuardedButton>
          <Button variant="primary" data-autofocus onClick={onResume}>
            {resumeLabel}
          </Button>
        </>
      }
    />
  );
}
