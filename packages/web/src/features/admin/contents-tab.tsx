import type { ContentKind } from '@palmares/core/content-kind';
import { CONTENT_TEXTS, ITEM_TEXTS, PANEL_TEXTS } from '@palmares/texts/page/admin';
import { formatDate } from '@palmares/texts/page/formats';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContentSummary, deleteContent, setContentPrivate } from '../../api/content.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { adminContentsQuery } from '../../queries/admin.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconTrash } from '../../ui/icons-actions.tsx';
import { IconLock } from '../../ui/icons-status.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Switch } from '../../ui/switch.tsx';
import { contentTab } from './admin-state.ts';
import { DeletionQuestion } from './deletion-question.tsx';
import { FAILURES } from './failures.ts';
import { ItemsTab } from './items-tab.tsx';
import styles from './row.module.css';
import { Row, type Selection } from './row.tsx';
import { useItemFilters, useItems } from './use-items.ts';

/** The contents of a kind: an admin changes their visibility and deletes them, but never edits them (AX-59). */
export function ContentsTab({ kind }: { kind: ContentKind }) {
  const [leaving, setLeaving] = useState<ContentSummary | null>(null);
  const items = useItems<ContentSummary>(adminContentsQuery(kind, useItemFilters()));
  const remove = (id: number) => items.write(id, deleteContent(kind, id), () => null);

  /** The row shows the state of the server's reply. */
  function setPublic(id: number, isPublic: boolean): Promise<void> {
    const call = setContentPrivate(kind, id, !isPublic);
    return items.write(id, call, (row, saved) => ({ ...row, private: saved.private }));
  }

  return (
    <>
      <ItemsTab
        tab={contentTab(kind)}
        search={CONTENT_TEXTS.search}
        items={items}
        setPublic={setPublic}
        remove={remove}
        render={(content, selection) => (
          <ContentRow
            content={content}
            to={KINDS[kind].paths.view(content.id)}
            selection={selection}
            setPublic={(isPublic) => setPublic(content.id, isPublic)}
            onReload={() => void items.list.refetch()}
            onDelete={() => setLeaving(content)}
          />
        )}
      />
      {leaving && (
        <DeletionQuestion
          item={leaving}
          remove={remove}
          texts={FAILURES.deletion}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

type RowProps = {
  content: ContentSummary;
  to: string;
  selection: Selection;
  setPublic: (isPublic: boolean) => Promise<void>;
  /** Reloads the list: a call that failed may have changed the row anyway. */
  onReload: () => void;
  onDelete: () => void;
};

function ContentRow({ content, to, selection, setPublic, onReload, onDelete }: RowProps) {
  const { name, author, album } = content;
  const change = useMutation({
    mutationFn: setPublic,
    meta: { failure: FAILURES.visibility },
    onError: onReload,
  });
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
        // An admin sees the row of a private content, but not the content itself (AX-50).
        content.private ? (
          <span className={styles.name}>
            <bdi lang="">{name}</bdi>
          </span>
        ) : (
          <Link to={to} className={styles.name}>
            <bdi lang="">{name}</bdi>
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
            busy={change.isPending}
            onChange={(isPublic) => change.mutate(isPublic)}
          />
          <IconButton label={PANEL_TEXTS.deleteNamed(name)} onClick={onDelete}>
            <IconTrash size="s" />
          </IconButton>
        </>
      }
    />
  );
}
