import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type ContentKind,
  type ContentSummary,
  deleteContent,
  setContentPrivate,
} from '../../api/own-content.ts';
import { formatDate } from '../../lib/french.ts';
import { paths } from '../../lib/paths.ts';
import { adminContentsQuery, changeRow } from '../../queries/admin.ts';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import { IconLock } from '../../ui/icons-status.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './admin.module.css';
import { BulkBar } from './bulk-bar.tsx';
import { CONTENT_TEXTS, FAILURES, failureText, LOAD_FAILURES, PANEL_TEXTS, TAB_LABELS } from './messages.ts';
import { Row } from './row.tsx';
import { RowList } from './row-list.tsx';
import { Toolbar } from './toolbar.tsx';
import { useAdminState } from './use-admin-state.ts';
import { useBulk } from './use-bulk.ts';

const TABS = {
  tierlist: { tab: 'tierlists', path: paths.tierlist },
  tournament: { tab: 'tournaments', path: paths.tournament },
  ranking: { tab: 'rankings', path: paths.ranking },
} as const;

/** Tier lists, tournaments or rankings: an admin toggles and deletes, never edits (access.md D19). */
export function ContentsTab({ kind }: { kind: ContentKind }) {
  const { state } = useAdminState();
  const client = useQueryClient();
  const bulk = useBulk();
  const [leaving, setLeaving] = useState<ContentSummary | null>(null);
  const [deleting, setDeleting] = useState(false);
  const { tab } = TABS[kind];
  const query = adminContentsQuery(kind, {
    sort: state.sort === 'last_connection' ? 'newest' : state.sort,
    ...(state.search !== '' && { search: state.search }),
  });
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });

  /** What is shown follows the server's reply. */
  async function setPrivate(id: number, isPrivate: boolean): Promise<void> {
    const saved = await setContentPrivate(kind, id, isPrivate);
    changeRow<ContentSummary>(client, query.queryKey, id, (row) => ({ ...row, private: saved.private }));
  }

  async function toggle(id: number, isPrivate: boolean): Promise<void> {
    try {
      await setPrivate(id, isPrivate);
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error, FAILURES.visibility) });
      void list.refetch();
    }
  }

  async function remove(id: number): Promise<void> {
    await deleteContent(kind, id);
    changeRow<ContentSummary>(client, query.queryKey, id, () => null);
  }

  async function confirm(content: ContentSummary): Promise<void> {
    setDeleting(true);
    try {
      await remove(content.id);
      showToast({ kind: 'success', text: PANEL_TEXTS.deleted(content.name) });
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error, FAILURES.deletion) });
    }
    setDeleting(false);
    setLeaving(null);
  }

  return (
    <>
      <Toolbar search={CONTENT_TEXTS.search} />
      <BulkBar
        bulk={bulk}
        actions={[
          { label: CONTENT_TEXTS.makePublic, run: (id) => setPrivate(id, false) },
          { label: CONTENT_TEXTS.makePrivate, run: (id) => setPrivate(id, true) },
          { label: PANEL_TEXTS.delete, run: remove, danger: true },
        ]}
      />
      <RowList
        label={TAB_LABELS[tab]}
        rows={list.data?.pages.flatMap((page) => page.data)}
        keyOf={(content) => content.id}
        source={list}
        errorText={LOAD_FAILURES[tab]}
        render={(content) => (
          <ContentRow
            content={content}
            to={TABS[kind].path.to(content.id)}
            selection={bulk.selectionOf(content.id)}
            onToggle={(isPrivate) => toggle(content.id, isPrivate)}
            onDelete={() => setLeaving(content)}
          />
        )}
      />
      {leaving && (
        <ConfirmDialog
          title={PANEL_TEXTS.deleteTitle(leaving.name)}
          text={PANEL_TEXTS.final}
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
  content: ContentSummary;
  to: string;
  selection: { checked: boolean; onChange: (checked: boolean) => void };
  onToggle: (isPrivate: boolean) => Promise<void>;
  onDelete: () => void;
};

function ContentRow({ content, to, selection, onToggle, onDelete }: RowProps) {
  const [changing, setChanging] = useState(false);
  const { name, author, album } = content;

  async function toggle(isPublic: boolean): Promise<void> {
    setChanging(true);
    await onToggle(!isPublic);
    setChanging(false);
  }

  return (
    <Row
      name={name}
      selection={selection}
      lead={
        content.cover === null ? (
          <span className={classNames(styles['thumb'], styles['noThumb'])}>
            {content.private && <IconLock size="s" />}
          </span>
        ) : (
          <Picture image={content.cover} alt="" fit="contain" sizes="48px" className={styles['thumb']} />
        )
      }
      title={
        // The row of a private content is an admin's to see, not what is in it (product.md §3).
        content.private ? (
          <span className={styles['name']}>{name}</span>
        ) : (
          <Link to={to} className={styles['name']}>
            {name}
          </Link>
        )
      }
      facts={[
        PANEL_TEXTS.by(author.username),
        album === null ? CONTENT_TEXTS.unknownAlbum : CONTENT_TEXTS.onAlbum(album.name),
        formatDate(content.createdAt),
      ]}
      actions={
        <>
          <Switch
            label={CONTENT_TEXTS.public}
            name={CONTENT_TEXTS.visibility(name)}
            checked={!content.private}
            busy={changing}
            onChange={(isPublic) => void toggle(isPublic)}
          />
          <IconButton label={PANEL_TEXTS.deleteNamed(name)} onClick={onDelete}>
            <IconTrash size="s" />
          </IconButton>
        </>
      }
    />
  );
}
