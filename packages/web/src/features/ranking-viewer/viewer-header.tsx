import type { Ranking } from '@palmares/core/contract/types';
import { RANKING_VIEW_TEXTS } from '@palmares/core/ranking/messages';
import { formatDate } from '../../lib/french.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconEdit, IconShare } from '../../ui/icons-actions.tsx';
import { IconArrowLeft } from '../../ui/icons-arrows.tsx';
import { IconPlus } from '../../ui/icons-shell.tsx';
import { IconLock } from '../../ui/icons-status.tsx';
import { sharePage } from '../../ui/share-page.ts';
import { TEXTS } from './messages.ts';
import type { ShownRanking } from './shown-ranking.ts';
import styles from './viewer-header.module.css';

type Props = { ranking: Ranking; title: string; shown: ShownRanking };

export function ViewerHeader({ ranking, title, shown }: Props) {
  const { album, author, description, createdAt } = ranking;
  return (
    <header className={styles.header}>
      <BackToList />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.author}>
        <Avatar username={author.username} nametag={author.nametag} size="s" />
        <strong>{author.username === '' ? RANKING_VIEW_TEXTS.unknownAuthor : author.username}</strong>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {ranking.private && (
          <span className={styles.private}>
            <IconLock size="s" />
            {TEXTS.private}
          </span>
        )}
      </p>
      <p className={styles.album}>
        <strong>{album?.name ?? RANKING_VIEW_TEXTS.unknownAlbum}</strong>{' '}
        {TEXTS.by(album?.author.username ?? RANKING_VIEW_TEXTS.unknownAuthor)}
      </p>
      {album !== null && album.categories.length > 0 && (
        <p className={styles.categories}>
          {album.categories.map(({ id, name }) => (
            <Badge key={id}>{name}</Badge>
          ))}
        </p>
      )}
      {description !== null && description !== '' && <p className={styles.description}>{description}</p>}
      <p className={styles.counts}>{TEXTS.counts(shown.rankedCount, shown.inProgress.length)}</p>
      <div className={styles.actions}>
        {album !== null && (
          <Button
            variant="primary"
            icon={<IconPlus size="s" />}
            to={paths.setup.to({ album: album.id, type: 'classements', name: title })}
          >
            {TEXTS.makeMine}
          </Button>
        )}
        {ranking.can.update && (
          <Button icon={<IconEdit size="s" />} to={paths.rankingEdit.to(ranking.id)}>
            {RANKING_VIEW_TEXTS.edit}
          </Button>
        )}
        <Button icon={<IconShare size="s" />} onClick={() => void sharePage(title)}>
          {TEXTS.share}
        </Button>
      </div>
    </header>
  );
}

/** P2 §2: back to the list of rankings. */
export function BackToList() {
  return (
    <Button
      size="s"
      variant="quiet"
      icon={<IconArrowLeft size="s" />}
      className={styles.back}
      to={paths.rankings.to()}
    >
      {TEXTS.back}
    </Button>
  );
}
