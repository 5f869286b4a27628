import type { AlbumStatus, AlbumSummary } from '@palmares/core/contract/types';
import { ALBUM_TEXTS, PANEL_TEXTS } from '@palmares/texts/page/admin';
import { formatDate } from '@palmares/texts/page/formats';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { AlbumCover } from '../../ui/album-cover.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconEdit, IconTrash } from '../../ui/icons-actions.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ALBUM_FAILURES } from './failures.ts';
import styles from './row.module.css';
import { Row, type Selection } from './row.tsx';

const STATUSES = ['public', 'private', 'quarantined'] as const;

type Props = {
  album: AlbumSummary;
  selection: Selection;
  setStatus: (status: AlbumStatus) => Promise<void>;
  /** A quarantine needs a reason first. */
  onQuarantine: () => void;
  onDelete: () => void;
};

export function AlbumRow({ album, selection, setStatus, onQuarantine, onDelete }: Props) {
  const edit = paths.adminAlbumEdit.to(album.id);
  const { search } = useLocation();
  // The editor uses this state to return to the same view of the panel (AL-62).
  const state = { fromAdmin: true, panel: search };
  const change = useMutation({
    mutationFn: setStatus,
    meta: { failure: ALBUM_FAILURES.status },
    onSuccess: () => showToast({ kind: 'success', text: ALBUM_TEXTS.changed }),
  });
  return (
    <Row
      name={album.name}
      selection={selection}
      lead={
        <span className={styles.thumb}>
          <AlbumCover images={album.images.slice(0, 1)} />
        </span>
      }
      title={
        <Link to={edit} state={state} className={styles.name}>
          <bdi lang="">{album.name}</bdi>
        </Link>
      }
      facts={[
        PANEL_TEXTS.by(album.author.username),
        ALBUM_TEXTS.images(album.image_count),
        ALBUM_TEXTS.uses(album.uses),
        formatDate(album.createdAt),
      ]}
      actions={
        <>
          <div className={styles.status}>
            <Select<AlbumStatus>
              label={ALBUM_TEXTS.status(album.name)}
              hideLabel
              value={album.status}
              options={STATUSES.map((status) => ({ value: status, label: ALBUM_TEXTS.statuses[status] }))}
              onChange={(status) => (status === 'quarantined' ? onQuarantine() : change.mutate(status))}
            />
          </div>
          <Button
            to={edit}
            state={state}
            size="s"
            icon={<IconEdit size="s" />}
            aria-label={PANEL_TEXTS.editNamed(album.name)}
          >
            {PANEL_TEXTS.edit}
          </Button>
          <IconButton label={PANEL_TEXTS.deleteNamed(album.name)} onClick={onDelete}>
            <IconTrash size="s" />
          </IconButton>
        </>
      }
    />
  );
}
