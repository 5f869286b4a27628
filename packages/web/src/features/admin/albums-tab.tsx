import type { AlbumStatus, AlbumSummary, UpdateAlbumBody } from '@palmares/core/contract/types';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { deleteAlbum, updateAlbum } from '../../api/album-writes.ts';
import { ApiError } from '../../api/errors.ts';
import { formatDate } from '../../lib/french.ts';
import { paths } from '../../lib/paths.ts';
import { adminAlbumsQuery, changeRow } from '../../queries/admin.ts';
import { AlbumCover } from '../../ui/album-cover.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconEdit, IconTrash } from '../../ui/icons-actions.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './admin.module.css';
import { BulkBar } from './bulk-bar.tsx';
import { ALBUM_TEXTS, CONTENT_TEXTS, FAILURES, LOAD_FAILURES, PANEL_TEXTS, TAB_LABELS } from './messages.ts';
import { QuarantineDialog } from './quarantine-dialog.tsx';
import { Row } from './row.tsx';
import { RowList } from './row-list.tsx';
import { Toolbar } from './toolbar.tsx';
import { useAdminState } from './use-admin-state.ts';
import { useBulk } from './use-bulk.ts';

/** The panel opens the editor and gets the person back (P1 §2). */
const FROM_ADMIN = { fromAdmin: true };
const STATUSES = ['public', 'private', 'quarantined'] as const;

/** The server's words if there are any (P1 §8). */
function statusFailure(error: unknown, text: string): string {
  return error instanceof ApiError ? error.message : text;
}

export function AlbumsTab() {
  const { state } = useAdminState();
  const client = useQueryClient();
  const bulk = useBulk();
  const [held, setHeld] = useState<AlbumSummary | null>(null);
  const [leaving, setLeaving] = useState<AlbumSummary | null>(null);
  const [deleting, setDeleting] = useState(false);
  const query = adminAlbumsQuery({
    sort: state.sort === 'last_connection' ? 'newest' : state.sort,
    ...(state.search !== '' && { search: state.search }),
  });
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });

  async function setStatus(id: number, body: UpdateAlbumBody): Promise<void> {
    const saved = await updateAlbum(id, body, null);
    changeRow<AlbumSummary>(client, query.queryKey, id, (row) => ({ ...row, status: saved.status }));
    // Public lists and the album itself show it differently now.
    void client.invalidateQueries({ queryKey: ['albums'], refetchType: 'none' });
  }

  async function choose(album: AlbumSummary, status: AlbumStatus, reason = ''): Promise<void> {
    try {
      await setStatus(album.id, { status, ...(reason.trim() !== '' && { quarantine_reason: reason }) });
      showToast({ kind: 'success', text: ALBUM_TEXTS.changed });
    } catch (error) {
      showToast({ kind: 'error', text: statusFailure(error, FAILURES.status) });
    }
    setHeld(null);
  }

  async function remove(id: number): Promise<void> {
    await deleteAlbum(id);
    changeRow<AlbumSummary>(client, query.queryKey, id, () => null);
    void client.invalidateQueries({ queryKey: ['albums'], refetchType: 'none' });
  }

  async function confirm(album: AlbumSummary): Promise<void> {
    setDeleting(true);
    try {
      await remove(album.id);
      showToast({ kind: 'success', text: PANEL_TEXTS.deleted(album.name) });
    } catch (error) {
      showToast({ kind: 'error', text: statusFailure(error, FAILURES.deletion) });
    }
    setDeleting(false);
    setLeaving(null);
  }

  return (
    <>
      <Toolbar search={ALBUM_TEXTS.search} />
      <BulkBar
        bulk={bulk}
        actions={[
          { label: CONTENT_TEXTS.makePublic, run: (id) => setStatus(id, { status: 'public' }) },
          { label: CONTENT_TEXTS.makePrivate, run: (id) => setStatus(id, { status: 'private' }) },
          { label: PANEL_TEXTS.delete, run: remove, danger: true },
        ]}
      />
      <RowList
        label={TAB_LABELS.albums}
        rows={list.data?.pages.flatMap((page) => page.data)}
        keyOf={(album) => album.id}
        source={list}
        errorText={LOAD_FAILURES.albums}
        render={(album) => (
          <AlbumRow
            album={album}
            selection={bulk.selectionOf(album.id)}
            onStatus={(status) => {
              if (status === 'quarantined') setHeld(album);
              else void choose(album, status);
            }}
            onDelete={() => setLeaving(album)}
          />
        )}
      />
      {held && (
        <QuarantineDialog
          name={held.name}
          onConfirm={(reason) => choose(held, 'quarantined', reason)}
          onClose={() => setHeld(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={PANEL_TEXTS.deleteTitle(leaving.name)}
          text={`${leaving.uses > 0 ? `${ALBUM_TEXTS.uses(leaving.uses)}. ${ALBUM_TEXTS.deleteText} ` : ''}${PANEL_TEXTS.final}`}
          confirmLabel={PANEL_TEXTS.delete}
          loading={deleting}
          onConfirm={() => void confirm(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

type RowProps = {
  album: AlbumSummary;
  selection: { checked: boolean; onChange: (checked: boolean) => void };
  onStatus: (status: AlbumStatus) => void;
  onDelete: () => void;
};

function AlbumRow({ album, selection, onStatus, onDelete }: RowProps) {
  const edit = paths.adminAlbumEdit.to(album.id);
  return (
    <Row
      name={album.name}
      selection={selection}
      lead={
        <span className={styles['thumb']}>
          <AlbumCover images={album.images.slice(0, 1)} />
        </span>
      }
      title={
        <Link to={edit} state={FROM_ADMIN} className={styles['name']}>
          {album.name}
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
          <div className={styles['status']}>
            <Select<AlbumStatus>
              label={ALBUM_TEXTS.status(album.name)}
              hideLabel
              value={album.status}
              options={STATUSES.map((status) => ({ value: status, label: ALBUM_TEXTS.statuses[status] }))}
              onChange={onStatus}
            />
          </div>
          <Button
            to={edit}
            state={FROM_ADMIN}
            size="s"
            icon={<IconEdit size="s" />}
            aria-label={`${PANEL_TEXTS.edit} ${album.name}`}
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
