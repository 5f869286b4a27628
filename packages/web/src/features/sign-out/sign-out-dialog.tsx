import { Dialog } from '../../ui/dialog.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { SIGN_OUT_TEXTS } from './messages.ts';

type Props = { drafts: number; onLeave: (keep: boolean) => void; onClose: () => void };

/** Asks whether to keep the drafts, which the user may not want on a shared device (AC-76). */
export function SignOutDialog({ drafts, onLeave, onClose }: Props) {
  return (
    <Dialog
      title={SIGN_OUT_TEXTS.title}
      description={SIGN_OUT_TEXTS.text(drafts)}
      onClose={onClose}
      footer={
        <>
          <GuardedButton onClick={() => onLeave(false)}>{SIGN_OUT_TEXTS.erase}</GuardedButton>
          <GuardedButton variant="primary" onClick={() => onLeave(true)} data-autofocus>
            {SIGN_OUT_TEXTS.keep}
          </GuardedButton>
        </>
      }
    />
  );
}
