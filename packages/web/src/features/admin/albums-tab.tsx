import type { AlbumStatus, AlbumSummary, UpdateAlbumBody } from '@palmares/core/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { deleteAlbum, updateAlbum } from '../../api/album-writes.ts';
import { ApiError } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { formatDate } from '../../lib/french.ts';
import { paths } from '../../lib/paths.ts';
import { adminAlbumsQuery } from '../../queries/admin.ts';
import { ALBUM_KEYS, albumDeletionQuery } from '../../queries/album.ts';
import { AlbumCover } from '../../ui/album-cover.tsx';
import { AlbumDependents } from '../../ui/album-dependents.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconEdit, IconTrash } from '../../ui/icons-actions.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './admin.module.css';
import { DeleteAlbums, isQuarantined, LiftQuarantines } from './bulk-questions.tsx';
import { DeletionQuestion } from './deletion-question.tsx';
import { ItemsTab, type Selection } from './items-tab.tsx';
import { ALBUM_TEXTS, FAILURES, PANEL_TEXTS } from './messages.ts';
import { QuarantineDialog } from './quarantine-dialog.tsx';
import { Row } from './row.tsx';
import { type Deletion, useDeletion } from './use-deletion.ts';
import { useItems } from './use-items.ts';

const STATUSES = ['public', 'private', 'quarantined'] as const;

/** The server's words if there are any (P1 §8). */
function statusFailure(error: unknown, text: string): string {
  return error instanceof ApiError ? error.message : text;
}

export function AlbumsTab() {
  const client = useQueryClient();
  const { user: me } = useSession();
  const [held, setHeld] = useState<AlbumSummary | null>(null);
  const items = useItems<AlbumSummary>(adminAlbumsQuery);
  const deletion = useDeletion<AlbumSummary>(remove, (error) => statusFailure(error, FAILURES.deletion));

  /** Public lists and the album itself show it differently now. */
  const refreshOthers = () => void client.invalidateQueries({ queryKey: ALBUM_KEYS, refetchType: 'none' });

  async function setStatus(id: number, body: UpdateAlbumBody): Promise<void> {
    const saved = await items.reach(id, updateAlbum(id, body, null));
    items.change(id, (row) => ({ ...row, status: saved.status }));
    refreshOthers();
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
    await items.reach(id, deleteAlbum(id));
    items.change(id, () => null);
    refreshOthers();
  }

  return (
    <>
      <ItemsTab
        tab="albums"
        search={ALBUM_TEXTS.search}
        items={items}
        setPublic={(id, isPublic) => setStatus(id, { status: isPublic ? 'public' : 'private' })}
        remove={remove}
        visibilityQuestion={{ Question: LiftQuarantines, asks: (albums) => albums.some(isQuarantined) }}
        DeletionQuestion={DeleteAlbums}
        render={(album, selection) => (
          <AlbumRow
            album={album}
            selection={selection}
            onStatus={(status) => {
              if (status === 'quarantined') setHeld(album);
              else void choose(album, status);
            }}
            onDelete={() => deletion.ask(album)}
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
      {deletion.asked && (
        <AlbumQuestion
          album={deletion.asked}
          reader={deletion.asked.author.id === me?.id ? 'author' : 'admin'}
          deletion={deletion}
        />
      )}
    </>
  );
}

type QuestionProps = { album: AlbumSummary; reader: 'author' | 'admin'; deletion: Deletion<AlbumSummary> };

/** Says beforehand what depends on the album (product.md §3). */
function AlbumQuestion({ album, reader, deletion }: QuestionProps) {
  const preview = useQuery(albumDeletionQuery(album.id));
  return (
    <DeletionQuestion
      item={album}
      deletion={deletion}
      consequences={<AlbumDependents preview={preview} reader={reader} />}
      ready={!preview.isPending}
    />
  );
}

type RowProps = {
  album: AlbumSummary;
  selection: Selection;
  onStatus: (status: AlbumStatus) => void;
  onDelete: () => void;
};

function AlbumRow({ album, selection, onStatus, onDelete }: RowProps) {
  const edit = paths.adminAlbumEdit.to(album.id);
  const { search } = useLocation();
  // The panel opens the editor and gets the person back where they were (P1 §2).
  const state = { fromAdmin: true, panel: search };
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
          <bdi>{album.name}</bdi>
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
              onChange={onStatus}
            />
          </div>
          <Button
            to={edit}
            state={state}
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
