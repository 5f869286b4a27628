import type { ContentKind } from '@palmares/core/content-kind';
import type { AlbumSummary } from '@palmares/core/contract/types';
import { CHOICE_TEXTS, DELETE_TEXTS, PROFILE_TEXTS, SECTION_TEXTS } from '@palmares/texts/page/profile';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { deleteAlbum } from '../../api/album-writes.ts';
import { type ContentSummary, deleteContent } from '../../api/content.ts';
import { isGone } from '../../api/errors.ts';
import { albumDeletionQuery } from '../../queries/album-deletion.ts';
import { changeOwnItem, type OwnKind, ownContentKeys, ownKey, refreshOthers } from '../../queries/profile.ts';
import { useDeletion } from '../../queries/use-deletion.ts';
import { draftStore } from '../../storage/drafts/draft-store.ts';
import { AlbumDependents } from '../../ui/album-dependents.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

type AlbumProps = { album: AlbumSummary; onClose: () => void };

/** Shows what depends on the album before its deletion (AL-71). */
export function DeleteAlbumDialog({ album, onClose }: AlbumProps) {
  const preview = useQuery(albumDeletionQuery(album.id));
  return (
    <DeleteDialog
      kind="album"
      item={album}
      consequences={<AlbumDependents preview={preview} reader="author" />}
      ready={!preview.isPending}
      remove={() => deleteAlbum(album.id)}
      invalidates={ownContentKeys}
      onClose={onClose}
    />
  );
}

type ContentProps = {
  kind: ContentKind;
  item: ContentSummary;
  onDeleted: () => void;
  onClose: () => void;
};

/** Deletes a content with its drafts; the album's usage count decreases. */
export function DeleteContentDialog({ kind, item, onDeleted, onClose }: ContentProps) {
  return (
    <DeleteDialog
      kind={kind}
      item={item}
      remove={async () => {
        await deleteContent(kind, item.id);
        draftStore.removeOf(item.author.id, kind, item.id);
        onDeleted();
      }}
      invalidates={[ownKey('album')]}
      onClose={onClose}
    />
  );
}

type Props = {
  kind: OwnKind;
  item: { id: number; name: string };
  /** Says what else is deleted, or kept. */
  consequences?: ReactNode;
  /** False until the consequences have loaded. */
  ready?: boolean;
  remove: () => Promise<unknown>;
  /** Queries of other sections that the deletion makes stale. */
  invalidates: readonly QueryKey[];
  onClose: () => void;
};

/** The second confirmation (AC-101). An item that was already deleted elsewhere leaves the section too. */
function DeleteDialog({ kind, item, consequences, ready = true, remove, invalidates, onClose }: Props) {
  const client = useQueryClient();

  function leave(toast: 'success' | 'error', text: string): void {
    changeOwnItem(client, kind, item.id, null);
    void refreshOthers(client, kind);
    showToast({ kind: toast, text });
    onClose();
  }

  const deletion = useDeletion({
    remove,
    texts: DELETE_TEXTS.failed,
    invalidates,
    onDeleted: () => leave('success', SECTION_TEXTS[kind].deleted),
    onFailed: (error) => {
      if (isGone(error)) leave('error', error.message);
    },
  });
  return (
    <ConfirmDialog
      title={DELETE_TEXTS.title(item.name || PROFILE_TEXTS.unnamed)}
      text={
        <>
          {consequences}
          <p>{DELETE_TEXTS.final}</p>
        </>
      }
      confirmLabel={CHOICE_TEXTS.delete}
      loading={deletion.pending || !ready}
      failure={deletion.failure}
      onConfirm={deletion.confirm}
      onClose={onClose}
    />
  );
}
