import { LEAVE_TEXTS } from '@palmares/texts/page/album-editor';
import { useCallback } from 'react';
import type { Location } from 'react-router';
import { currentSession } from '../../api/session.ts';
import { isSigningOut, useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type Props = {
  /** Name or categories are unsaved. */
  hasDetails: boolean;
  /** Some images are not in the album yet. */
  hasImages: boolean;
  /** Returns whether those images are stored on this device. */
  areImagesKept: () => boolean;
  /** Returns true once the album is deleted: there is nothing to lose. */
  isOver: () => boolean;
  onLeave: () => void;
};

/** Warns about what would be lost. */
export function LeaveDialog({ hasDetails, hasImages, areImagesKept, isOver, onLeave }: Props) {
  const isGuarded = useCallback(
    (next?: Location): boolean => {
      if (isOver()) return false;
      // A new sign-in after an expired session finds the typed texts in this tab and the images on this device. The sign-out dialog has
      // already asked about the data on the device.
      const isEnded = next !== undefined && currentSession().status !== 'signed-in';
      const isAskedImages = hasImages && !(areImagesKept() && (isEnded || isSigningOut(next)));
      return isAskedImages || (hasDetails && !isEnded);
    },
    [hasDetails, hasImages, areImagesKept, isOver],
  );
  const blocker = useLeaveGuard(isGuarded);
  if (blocker.state !== 'blocked') return null;
  const isKept = areImagesKept();
  return (
    <ConfirmDialog
      title={hasDetails ? LEAVE_TEXTS.detailsTitle : LEAVE_TEXTS.imagesTitle}
      text={
        <>
          {hasDetails && <p>{LEAVE_TEXTS.details}</p>}
          {hasImages && <p>{isKept ? LEAVE_TEXTS.imagesKept : LEAVE_TEXTS.imagesLost}</p>}
        </>
      }
      confirmLabel={LEAVE_TEXTS.leave}
      cancelLabel={LEAVE_TEXTS.stay}
      danger={hasDetails || !isKept}
      onConfirm={() => {
        onLeave();
        blocker.proceed();
      }}
      onClose={blocker.reset}
    />
  );
}
