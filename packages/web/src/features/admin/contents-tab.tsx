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
import { adminContentsQuery } from '../../queries/admin.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import { IconLock } from '../../ui/icons-status.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './admin.module.css';
import { DeletionQuestion } from './deletion-question.tsx';
import { ItemsTab, type Selection } from './items-tab.tsx';
import { CONTENT_TEXTS, FAILURES, failureText, ITEM_TEXTS, PANEL_TEXTS } from './messages.ts';
import { Row } from './row.tsx';
import { useDeletion } from './use-deletion.ts';
import { useItems } from './use-items.ts';

const TABS = {
  tierlist: { tab: 'tierlists', path: paths.tierlist },
  tournament: { tab: 'tournaments', path: paths.tournament },
  ranking: { tab: 'rankings', path: paths.ranking },
} as const;

/** Tier lists, tournaments or rankings: an admin toggles and deletes, never edits (access.md D19). */
export function ContentsTab({ kind }: { kind: ContentKind }) {
  const { tab, path } = TABS[kind];
  const items = useItems<ContentSummary>((filters) => adminContentsQuery(kind, filters));
  const deletion = useDeletion<ContentSummary>(remove, (error) => failureText(error, FAILURES.deletion));

  /** What is shown follows the server's reply. */
  async function setPublic(id: number, isPublic: boolean): Promise<void> {
    const saved = await items.reach(id, setContentPrivate(kind, id, !isPublic));
    items.change(id, (row) => ({ ...row, private: saved.private }));
  }

  async function toggle(id: number, isPublic: boolean): Promise<void> {
    try {
      await setPublic(id, isPublic);
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error, FAILURES.visibility) });
      void items.list.refetch();
    }
  }

  async function remove(id: number): Promise<void> {
    await items.reach(id, deleteContent(kind, id));
    items.change(id, () => null);
  }

  return (
    <>
      <ItemsTab
        tab={tab}
        search={CONTENT_TEXTS.search}
        items={items}
        setPublic={setPublic}
        remove={remove}
        render={(content, selection) => (
          <ContentRow
            content={content}
            to={path.to(content.id)}
            selection={selection}
            onToggle={(isPublic) => toggle(content.id, isPublic)}
            onDelete={() => deletion.ask(content)}
          />
        )}
      />
      {deletion.asked && <DeletionQuestion item={deletion.asked} deletion={deletion} />}
    </>
  );
}

type RowProps = {
  content: ContentSummary;
  to: string;
  selection: Selection;
  onToggle: (isPublic: boolean) => Promise<void>;
  onDelete: () => void;
};

function ContentRow({ content, to, selection, onToggle, onDelete }: RowProps) {
  const [changing, setChanging] = useState(false);
  const { name, author, album } = content;

  async function toggle(isPublic: boolean): Promise<void> {
    setChanging(true);
    await onToggle(isPublic);
    setChanging(false);
  }

  return (
    <Row
      name={name}
      selection={selection}
      lead={
        content.cover === null ? (
          <span className={classNames(styles.thumb, styles.noThumb)}>
            {content.private && <IconLock size="s" />}
          </span>
        ) : (
          <Picture image={content.cover} alt="" fit="contain" sizes="48px" className={styles.thumb} />
        )
      }
      title={
        // The row of a private content is an admin's to see, not what is in it (product.md §3).
        content.private ? (
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
        ) : (
          <Link to={to} className={styles.name}>
            <bdi>{name}</bdi>
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
            label={ITEM_TEXTS.public}
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
