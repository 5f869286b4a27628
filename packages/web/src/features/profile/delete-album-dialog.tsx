import type { AlbumSummary } from '@palmares/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { albumDeletionQuery } from '../../queries/album.ts';
import { AlbumDependents } from '../../ui/album-dependents.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { SECTION_TEXTS } from './messages.ts';

type Props = { album: AlbumSummary; remove: () => Promise<void>; onClose: () => void };

/** Says beforehand what depends on the album (product.md §3). */
export function DeleteAlbumDialog({ album, remove, onClose }: Props) {
  const preview = useQuery(albumDeletionQuery(album.id));
  return (
    <DeleteDialog
      name={album.name}
      consequences={<AlbumDependents preview={preview} reader="author" />}
      ready={!preview.isPending}
      deletedText={SECTION_TEXTS.album.deleted}
      remove={remove}
      onClose={onClose}
    />
  );
}
