import type { Album } from '@palmares/core/contract/types';
import { DELETE_TEXTS } from '@palmares/texts/page/album-editor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteAlbum } from '../../api/album-writes.ts';
import { ALBUM_KEYS, albumQuery } from '../../queries/album.ts';
import { albumDeletionQuery } from '../../queries/album-deletion.ts';
import { useDeletion } from '../../queries/use-deletion.ts';
import { AlbumDependents } from '../../ui/album-dependents.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ALBUM_DELETION_FAILURES } from './failures.ts';

type Props = { album: Album; reader: 'author' | 'admin'; onDeleted: () => void };

/** Shows what depends on the album before its deletion (AL-71). */
export function DeleteAlbum(props: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<IconTrash size="s" />} onClick={() => setAsking(true)}>
        {DELETE_TEXTS.action}
      </Button>
      {asking && <DeletionQuestion {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function DeletionQuestion({ album, reader, onDeleted, onClose }: Props & { onClose: () => void }) {
  const client = useQueryClient();
  const preview = useQuery(albumDeletionQuery(album.id));
  const deletion = useDeletion({
    remove: () => deleteAlbum(album.id),
    texts: ALBUM_DELETION_FAILURES,
    // The queries are invalidated below: the default would first refetch the deleted album on screen.
    invalidates: [],
    onDeleted: () => {
      showToast({ kind: 'success', text: DELETE_TEXTS.done });
      onDeleted();
      client.removeQueries({ queryKey: albumQuery(album.id).queryKey });
      void client.invalidateQueries({ queryKey: ALBUM_KEYS });
    },
  });
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
      loading={deletion.pending || preview.isPending}
      failure={deletion.failure}
      onConfirm={deletion.confirm}
      onClose={onClose}
    />
  );
}
