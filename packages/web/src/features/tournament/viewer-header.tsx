import type { Tournament } from '@palmares/core/contract/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { CategoryBadges } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconEdit, IconShare, IconTrash } from '../../ui/icons-actions.tsx';
import { IconArrowLeft } from '../../ui/icons-arrows.tsx';
import { IconPlus } from '../../ui/icons-shell.tsx';
import { IconLock } from '../../ui/icons-status.tsx';
import { sharePage } from '../../ui/share-page.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { formatEnglishDate } from './english.ts';
import { TEXTS } from './messages.ts';
import styles from './viewer.module.css';

type Props = { tournament: Tournament; title: string; imageCount: number };

export function ViewerHeader({ tournament, title, imageCount }: Props) {
  const { id, album, author, description, createdAt, can } = tournament;
  const [deleting, setDeleting] = useState(false);
  return (
    <header className={styles['header']}>
      <BackButton />
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['author']}>
        <Avatar username={author.username} nametag={author.nametag} size="s" />
        <strong>{author.username === '' ? TEXTS.unknownAuthor : author.username}</strong>
        <time dateTime={createdAt}>{formatEnglishDate(createdAt)}</time>
        {tournament.private && (
          <span className={styles['private']}>
            <IconLock size="s" />
            {TEXTS.private}
          </span>
        )}
      </p>
      <p className={styles['album']}>
        {TEXTS.album} <strong>{album?.name ?? TEXTS.unknownAlbum}</strong>{' '}
        {TEXTS.by(album?.author.username ?? TEXTS.unknownAuthor)} · {TEXTS.facts(imageCount)}
      </p>
      {album !== null && (
        <span lang="fr">
          <CategoryBadges names={album.categories.map(({ name }) => name)} />
        </span>
      )}
      {description !== null && description !== '' && <p className={styles['description']}>{description}</p>}
      <div className={styles['actions']}>
        {album !== null && (
          <Button
            variant="primary"
            icon={<IconPlus size="s" />}
            to={paths.setup.to({ album: album.id, type: 'tournois', name: title })}
          >
            {TEXTS.makeMine}
          </Button>
        )}
        {can.update && (
          <Button icon={<IconEdit size="s" />} to={paths.tournamentEdit.to(id)}>
            {TEXTS.edit}
          </Button>
        )}
        <Button icon={<IconShare size="s" />} onClick={() => void sharePage(title, 'en')}>
          {TEXTS.share}
        </Button>
        {can.delete && can.update && (
          <Button variant="quiet" icon={<IconTrash size="s" />} onClick={() => setDeleting(true)}>
            {TEXTS.delete}
          </Button>
        )}
      </div>
      {deleting && <DeleteDialog id={id} name={title} onClose={() => setDeleting(false)} />}
    </header>
  );
}

/** Where one came from; the list of tournaments for somebody who opened the address directly. */
function BackButton() {
  const navigate = useNavigate();
  return (
    <Button
      size="s"
      variant="quiet"
      icon={<IconArrowLeft size="s" />}
      className={styles['back']}
      onClick={() => {
        const hasPast = window.history.state?.idx > 0;
        void (hasPast ? navigate(-1) : navigate(paths.tournaments.to()));
      }}
    >
      {TEXTS.back}
    </Button>
  );
}
