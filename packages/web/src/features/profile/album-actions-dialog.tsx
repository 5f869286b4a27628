import type { AlbumSummary } from '@palmares/core/contract/types';
import { CHOICE_TEXTS, COUNT_TEXTS, PROFILE_TEXTS } from '@palmares/texts/page/profile';
import { useQuery } from '@tanstack/react-query';
import type { To } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { albumQuery } from '../../queries/album.ts';
import { AlbumCover } from '../../ui/album-cover.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import styles from './item-actions.module.css';

type Props = {
  album: AlbumSummary;
  /** Opens the dialog that asks for the kind and the name. */
  sortLink: To;
  onDelete: () => void;
  onClose: () => void;
};

/** The actions on an album (AC-98, AC-100); one in quarantine is read-only and says why. */
export function AlbumActionsDialog({ album, sortLink, onDelete, onClose }: Props) {
  const held = album.status === 'quarantined';
  return (
    <Dialog
      title={album.name}
      isTitleTyped
      description={COUNT_TEXTS.album({ ...album, images: album.image_count })}
      onClose={onClose}
    >
      <div className={styles.cover}>
        <AlbumCover images={album.images} />
      </div>
      {held && <Quarantine albumId={album.id} />}
      <div className={styles.actions}>
        {!held && (
          <>
            <Button
              wide
              size="l"
              variant="primary"
              to={sortLink}
              state={{ fromCard: true }}
              preventScrollReset
              onClick={onClose}
            >
              {CHOICE_TEXTS.newSort}
            </Button>
            <Button wide size="l" to={paths.albumEdit.to(album.id)}>
              {CHOICE_TEXTS.editAlbum}
            </Button>
            <Button wide size="l" icon={<IconTrash size="s" />} onClick={onDelete}>
              {CHOICE_TEXTS.deleteAlbum}
            </Button>
          </>
        )}
        <Button wide variant="quiet" onClick={onClose}>
          {PROFILE_TEXTS.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

function Quarantine({ albumId }: { albumId: number }) {
  const { data } = useQuery(albumQuery(albumId));
  const reason = data?.quarantine_reason ?? null;
  return (
    <InlineAlert kind="warning">
      <p>{CHOICE_TEXTS.quarantine}</p>
      {reason !== null && (
        <p className={styles.reason}>
          <strong>{CHOICE_TEXTS.quarantineReason}</strong> <bdi lang="">{reason}</bdi>
        </p>
      )}
    </InlineAlert>
  );
}
