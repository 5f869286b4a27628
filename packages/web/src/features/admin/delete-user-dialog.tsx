import type { User } from '@palmares/core/contract/types';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PANEL_TEXTS, USER_TEXTS } from './messages.ts';

type Props = { user: User; onConfirm: () => Promise<void>; onClose: () => void };

/** Asked twice: what goes, then that nothing brings it back. */
export function DeleteUserDialog({ user, onConfirm, onClose }: Props) {
  const [isSure, setSure] = useState(false);
  const [deleting, setDeleting] = useState(false);
  return (
    <ConfirmDialog
      title={PANEL_TEXTS.deleteTitle(user.username)}
      text={isSure ? PANEL_TEXTS.final : USER_TEXTS.deleteText}
      confirmLabel={isSure ? USER_TEXTS.deleteConfirm : USER_TEXTS.deleteNext}
      loading={deleting}
      onConfirm={() => {
        if (!isSure) {
          setSure(true);
          return;
        }
        setDeleting(true);
        void onConfirm();
      }}
      onClose={onClose}
    />
  );
}
