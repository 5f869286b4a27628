import type { Album } from '@palmares/core/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteAlbum } from '../../api/album-writes.ts';
import { ApiError } from '../../api/errors.ts';
import { ALBUM_KEYS, albumDeletionQuery, albumQuery } from '../../queries/album.ts';
import { AlbumDependents } from '../../ui/album-dependents.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DELETE_TEXTS, FAILURES, failureText } from './messages.ts';

type Props = { album: Album; reader: 'author' | 'admin' };

/** Says beforehand what depends on the album (product.md §3). */
export function DeleteAlbum({ album, reader, onDeleted }: Props & { onDeleted: () => void }) {
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
      <Button icon={<IconTrash size="s" />} onClick={() => setAsking(true)}>
        {DELETE_TEXTS.action}
      </Button>
      {asking && (
        <DeletionQuestion
          album={album}
          reader={reader}
          deleting={deleting}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type QuestionProps = Props & { deleting: boolean; onConfirm: () => void; onClose: () => void };

function DeletionQuestion({ album, reader, deleting, onConfirm, onClose }: QuestionProps) {
  const preview = useQuery(albumDeletionQuery(album.id));
  return (
    <ConfirmDialog
      title={DELETE_TEXTS.title(album.name)}
      text={
        <>
          <AlbumDependents preview={preview} reader={reader} />
          <p>{DELETE_TEXTS.final}</p>
        </>
      }
      confirmLabel={DELETE_TEXTS.confirm}
      loading={deleting || preview.isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
