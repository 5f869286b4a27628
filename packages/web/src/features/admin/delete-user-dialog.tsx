import type { User } from '@palmares/core/contract/types';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FAILURES, PANEL_TEXTS, USER_TEXTS } from './messages.ts';
import { useRowDeletion } from './use-row-deletion.ts';

type Props = { user: User; remove: (id: number) => Promise<unknown>; onClose: () => void };

/** Asks twice: first what is deleted, then that it cannot be undone. */
export function DeleteUserDialog({ user, remove, onClose }: Props) {
  const [isSure, setSure] = useState(false);
  const name = user.username;
  const deletion = useRowDeletion({ name, remove: () => remove(user.id), texts: FAILURES.deletion, onClose });
  return (
    <ConfirmDialog
      title={PANEL_TEXTS.deleteTitle(name)}
      text={isSure ? PANEL_TEXTS.final : USER_TEXTS.deleteText}
      confirmLabel={isSure ? USER_TEXTS.deleteConfirm : USER_TEXTS.deleteNext}
      loading={deletion.pending}
      failure={deletion.failure}
      onConfirm={isSure ? deletion.confirm : () => setSure(true)}
      onClose={onClose}
    />
  );
}
