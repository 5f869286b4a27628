import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { GuardedButton } from './guarded-button.tsx';

type Props = {
  title: string;
  /** Describes the draft's content and why it is not simply resumed. */
  text: ReactNode;
  resumeLabel: string;
  startAgainLabel: string;
  onResume: () => void;
  onStartAgain: () => void;
};

/** The browser holds a draft of other work than what was opened. Closing without a choice resumes it: Escape discards nothing. */
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
