import type { Tierlist } from '@palmares/core/contract/types';
import { TIERLIST_TEXTS } from '@palmares/core/tierlist/messages';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { CategoryBadges } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconEdit, IconShare } from '../../ui/icons-actions.tsx';
import { IconArrowLeft } from '../../ui/icons-arrows.tsx';
import { IconPlus } from '../../ui/icons-shell.tsx';
import { IconLock } from '../../ui/icons-status.tsx';
import { Picture } from '../../ui/picture.tsx';
import { sharePage } from '../../ui/share-page.ts';
import { TEXTS } from './messages.ts';
import type { ShownTierlist } from './shown-tierlist.ts';
import styles from './viewer-header.module.css';

type Props = { tierlist: Tierlist; title: string; shown: ShownTierlist };

const dateFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

export function ViewerHeader({ tierlist, title, shown }: Props) {
  const { album, author, description, createdAt } = tierlist;
  const placed = shown.images.length - shown.pool.length;
  return (
    <header className={styles.header}>
      <div className={styles.cover}>
        {shown.cover !== null && (
          <Picture
            image={shown.cover}
            alt=""
            fit="auto"
            sizes="(min-width: 48rem) 240px, 120px"
            eager
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.text}>
        <BackButton />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.author}>
          <Avatar username={author.username} nametag={author.nametag} size="s" />
          <strong>{author.username === '' ? TIERLIST_TEXTS.unknownAuthor : author.username}</strong>
          <time dateTime={createdAt}>{dateFormat.format(new Date(createdAt))}</time>
          {tierlist.private && (
            <span className={styles.private}>
              <IconLock size="s" />
              {TEXTS.private}
            </span>
          )}
        </p>
        <p className={styles.album}>
          {TEXTS.album} <strong>{album?.name ?? TIERLIST_TEXTS.unknownAlbum}</strong>{' '}
          {TEXTS.by(album?.author.username ?? TIERLIST_TEXTS.unknownAuthor)}
          <span className={styles.count}> · {TEXTS.counts(placed, shown.images.length)}</span>
        </p>
        {album !== null && <CategoryBadges names={album.categories.map(({ name }) => name)} />}
        {description !== null && description !== '' && <p className={styles.description}>{description}</p>}
        <div className={styles.actions}>
          {album !== null && (
            <Button
              variant="primary"
              icon={<IconPlus size="s" />}
              to={paths.setup.to({ album: album.id, type: 'tierlists', name: title })}
            >
              {TEXTS.makeMine}
            </Button>
          )}
          {tierlist.can.update && (
            <Button icon={<IconEdit size="s" />} to={paths.tierlistEdit.to(tierlist.id)}>
              {TEXTS.edit}
            </Button>
          )}
          <Button icon={<IconShare size="s" />} onClick={() => void sharePage(title)}>
            {TEXTS.share}
          </Button>
        </div>
      </div>
    </header>
  );
}

/** Where one came from; the list of tier lists for somebody who opened the address directly. */
function BackButton() {
  const navigate = useNavigate();
  return (
    <Button
      size="s"
      variant="quiet"
      icon={<IconArrowLeft size="s" />}
      className={styles.back}
      onClick={() => {
        const hasPast = window.history.state?.idx > 0;
        void (hasPast ? navigate(-1) : navigate(paths.tierlists.to()));
      }}
    >
      {TEXTS.back}
    </Button>
  );
}
