import type { Album } from '@palmares/core/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteAlbum } from '../../api/album-writes.ts';
import { ApiError } from '../../api/errors.ts';
import { ALBUM_KEYS, albumQuery } from '../../queries/album.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DELETE_TEXTS, FAILURES, failureText } from './messages.ts';

/** Says beforehand what depends on the album (product.md §3). */
export function DeleteAlbum({ album, onDeleted }: { album: Album; onDeleted: () => void }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);

  async function remove(): Promise<void> {
    setDeleting(true);
    try {
      await deleteAlbum(album.id);
      showToast({ kind: 'success', text: DELETE_TEXTS.done });
      onDeleted();
      client.removeQueries({ queryKey: albumQuery(album.id).queryKey });
      void client.invalidateQueries({ queryKey: ALBUM_KEYS });
    } catch (error) {
      const isExpired = error instanceof ApiError && error.status === 401;
      const text = isExpired ? FAILURES.expiredOnDeletion : failureText(error, FAILURES.removeAlbum);
      setDeleting(false);
      setAsking(false);
      showToast({ kind: 'error', text });
    }
  }

  return (
    <>
      <Button variant="quiet" icon={<IconTrash size="s" />} onClick={() => setAsking(true)}>
        {DELETE_TEXTS.action}
      </Button>
      {asking && (
        <ConfirmDialog
          title={DELETE_TEXTS.title(album.name)}
          text={
            <>
              <p>
                {album.uses > 0 ? DELETE_TEXTS.used(album.uses) : DELETE_TEXTS.unused(album.images.length)}
              </p>
              <p>{DELETE_TEXTS.final}</p>
            </>
          }
          confirmLabel={DELETE_TEXTS.confirm}
          loading={deleting}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
