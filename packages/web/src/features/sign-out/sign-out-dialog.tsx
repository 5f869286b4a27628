import { Dialog } from '../../ui/dialog.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { SIGN_OUT_TEXTS } from './messages.ts';

type Props = { drafts: number; onLeave: (keep: boolean) => void; onClose: () => void };

/** Drafts stay in the browser when their owner leaves: on a shared one, they may not want that (AC-76). */
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
