import { LEAVE_TEXTS } from '@palmares/texts/page/album-creation';
import { useCallback } from 'react';
import type { Location } from 'react-router';
import { useStore } from 'zustand';
import { currentSession } from '../../api/session.ts';
import { isSigningOut, useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { isDirty } from './album-form.ts';
import { isBusy } from './submission.ts';
import { useWorkspace } from './use-workspace.ts';

export function LeaveDialog() {
  const { form, queue, submission, keeping } = useWorkspace();
  const isGuarded = useCallback(
    (next?: Location): boolean => {
      if (isSigningOut(next) && keeping.getState() === 'kept') return false;
      // An expired session redirects to the sign-in by itself, and the draft is kept.
      if (currentSession().status !== 'signed-in') return false;
      return submission.getState().phase !== 'done' && isDirty(form.getState(), queue.images.getState());
    },
    [form, queue, submission, keeping],
  );
  const blocker = useLeaveGuard(isGuarded);
  const isSending = useStore(submission, isBusy);
  const isKept = useStore(keeping, (state) => state === 'kept');
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={LEAVE_TEXTS.title}
      text={isKept ? (isSending ? LEAVE_TEXTS.sending : LEAVE_TEXTS.kept) : LEAVE_TEXTS.lost}
      confirmLabel={LEAVE_TEXTS.leave}
      cancelLabel={LEAVE_TEXTS.stay}
      danger={!isKept}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}
