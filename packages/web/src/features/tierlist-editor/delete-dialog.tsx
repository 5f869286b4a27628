import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteTierlist } from '../../api/tierlist.ts';
import { TIERLIST_KEY } from '../../queries/tierlist.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { TEXTS } from './messages.ts';

type Props = { id: number; name: string; onDeleted: () => void; onClose: () => void };

export function DeleteDialog({ id, name, onDeleted, onClose }: Props) {
  const client = useQueryClient();
  const [deleting, setDeleting] = useState(false);
  const [failed, setFailed] = useState(false);

  async function remove(): Promise<void> {
    setDeleting(true);
    setFailed(false);
    try {
      await deleteTierlist(id);
      client.removeQueries({ queryKey: [TIERLIST_KEY, 'one', id] });
      void client.invalidateQueries({ queryKey: [TIERLIST_KEY], refetchType: 'none' });
      showToast({ kind: 'success', text: TEXTS.deleted });
      onDeleted();
    } catch {
      setDeleting(false);
      // In the dialog: what is behind a modal dialog is hidden from screen readers.
      setFailed(true);
    }
  }

  return (
    <ConfirmDialog
      title={TEXTS.deleteTitle(name)}
      text={
        <>
          {TEXTS.deleteText}
          {failed && <InlineAlert>{TEXTS.deleteFailed}</InlineAlert>}
        </>
      }
      confirmLabel={TEXTS.deleteConfirm}
      loading={deleting}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
