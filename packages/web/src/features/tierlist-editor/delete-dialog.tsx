import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteTierlist } from '../../api/tierlist.ts';
import { TIERLIST_KEY } from '../../queries/tierlist.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { TEXTS } from './messages.ts';

type Props = { id: number; name: string; onDeleted: () => void; onClose: () => void };

export function DeleteDialog({ id, name, onDeleted, onClose }: Props) {
  const client = useQueryClient();
  const [deleting, setDeleting] = useState(false);

  async function remove(): Promise<void> {
    setDeleting(true);
    try {
      await deleteTierlist(id);
      client.removeQueries({ queryKey: [TIERLIST_KEY, 'one', id] });
      void client.invalidateQueries({ queryKey: [TIERLIST_KEY], refetchType: 'none' });
      showToast({ kind: 'success', text: TEXTS.deleted });
      onDeleted();
    } catch {
      setDeleting(false);
      showToast({ kind: 'error', text: TEXTS.deleteFailed });
    }
  }

  return (
    <ConfirmDialog
      title={TEXTS.deleteTitle(name)}
      text={TEXTS.deleteText}
      confirmLabel={TEXTS.deleteConfirm}
      loading={deleting}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
