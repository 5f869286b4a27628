import { SIGN_OUT_TEXTS } from '@palmares/texts/page/sign-out';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { currentSession, signOut } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { SIGNING_OUT } from '../../lib/use-leave-guard.ts';
import { countUnsavedWork, eraseUnsavedWork } from '../../storage/unsaved-work.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Leaving = { keep: boolean; goodbye: Parameters<typeof showToast>[0] };

const SIGNED_OUT = { kind: 'info', text: SIGN_OUT_TEXTS.signedOut } as const;

/** `ask` signs out, after a question when this browser stores unsaved work; `dialog` is that question. */
export function useSignOut(): {
  ask: () => void;
  leave: (leaving: Leaving) => Promise<unknown>;
  dialog: ReactNode;
} {
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState(0);
  const { mutateAsync: leave, mutate: start } = useMutation({
    mutationFn: signOutFrom,
    onSuccess: (hasLeft, { goodbye }) => hasLeft && showToast(goodbye),
  });

  /** Returns false when the current page blocks the navigation because it would lose unsaved work. */
  async function signOutFrom({ keep }: Leaving): Promise<boolean> {
    const { user } = currentSession();
    setDrafts(0);
    // The navigation comes first, away from a page that needs a session.
    await navigate(paths.home.to(), { state: SIGNING_OUT });
    if (window.location.pathname !== paths.home.to()) return false;
    await signOut();
    // A request of the previous page may have failed with the ended session and redirected to the sign-in.
    await navigate(paths.home.to(), { replace: true });
    // The previous page may have stored its draft once more when it unmounted, so this must come last.
    if (user !== null && !keep) await eraseUnsavedWork(user.id);
    return true;
  }

  async function ask(): Promise<void> {
    const { user } = currentSession();
    const kept = user === null ? 0 : await countUnsavedWork(user.id);
    if (kept > 0) setDrafts(kept);
    else start({ keep: true, goodbye: SIGNED_OUT });
  }

  const dialog = drafts > 0 && (
    <SignOutDialog
      drafts={drafts}
      onLeave={(keep) => start({ keep, goodbye: SIGNED_OUT })}
      onClose={() => setDrafts(0)}
    />
  );
  return { ask: () => void ask(), leave, dialog };
}

type DialogProps = { drafts: number; onLeave: (keep: boolean) => void; onClose: () => void };

/** Asks whether to keep the drafts, which the user may not want on a shared device (AC-76). */
function SignOutDialog({ drafts, onLeave, onClose }: DialogProps) {
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
