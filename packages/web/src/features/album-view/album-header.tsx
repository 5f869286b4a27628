import type { Album } from '@palmares/core/contract/types';
import { ALBUM_TEXTS } from '@palmares/texts/page/album-page';
import { formatDate } from '@palmares/texts/page/formats';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { AlbumCover } from '../../ui/album-cover.tsx';
import { AuthorLink } from '../../ui/author-link.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, CategoryBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconEdit } from '../../ui/icons-actions.tsx';
import { Link } from '../../ui/link.tsx';
import { ReportSlot } from '../../ui/report-slot.tsx';
import session from '../../ui/session-parts.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ViewerLight } from '../../ui/viewer-light.tsx';
import styles from './album-header.module.css';

/** Width of the cover's first image: alone, next to one, or half of the cover with others. */
const firstSizes = (images: number) =>
  images === 1
    ? '(min-width: 80em) 544px, (min-width: 48em) 38vw, 92vw'
    : '(min-width: 80em) 272px, (min-width: 48em) 19vw, 46vw';

/** Cover, name, author, counts, categories, and `best`: the first images of the palmarès. */
export function AlbumHeader({ album, best }: { album: Album; best: ReactNode }) {
  const { user } = useSession();
  const { author, createdAt, images } = album;
  const status = ALBUM_TEXTS.status[album.status];
  const mayEdit = user?.id === author.id && album.status !== 'quarantined';
  return (
    <header className={styles.header}>
      <ViewerLight image={images[0] ?? null} />
      <div className={styles.cover}>
        <AlbumCover images={images} size="large" isFirst eager={firstSizes(images.length)} />
        {mayEdit && (
          // The button lies over the cover: the user is known only after the first paint, and must not cause a layout shift.
          <div className={styles.edit}>
            <Button icon={<IconEdit size="s" />} to={paths.albumEdit.to(album.id)}>
              {ALBUM_TEXTS.edit}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.about}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            <bdi lang="">{album.name}</bdi>
          </h1>
          {user?.id !== author.id && (
            <span className={session.known}>
              <ReportSlot look="menu" target={{ kind: 'album', id: album.id, name: album.name }} />
            </span>
          )}
        </div>
        <p className={styles.line}>
          <span className={styles.author}>
            <Avatar username={author.username} nametag={author.nametag} size="s" />
            <strong>
              <AuthorLink author={author} />
            </strong>
          </span>
          <time dateTime={createdAt} className={styles.soft}>
            {formatDate(createdAt)}
          </time>
          {status !== null && <Badge>{status}</Badge>}
        </p>
        <p className={styles.soft}>{ALBUM_TEXTS.counts({ ...album, images: album.image_count })}</p>
        {album.categories.length > 0 && <Categories album={album} />}
        {best}
      </div>
    </header>
  );
}

/** The categories, each with a link to its albums. */
function Categories({ album }: { album: Album }) {
  return (
    <ul className={styles.line}>
      {album.categories.map((category) => (
        <li key={category.id}>
          <Link to={paths.gallery.to(category.name)} className={styles.category}>
            <CategoryBadge category={category} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Placeholder with the same geometry while the album loads. */
export function AlbumHeaderSkeleton() {
  return (
    <div className={styles.header} aria-hidden="true">
      <div className={styles.cover}>
        <Skeleton className={styles.fill} />
      </div>
      <div className={styles.about}>
        <Skeleton className={styles.skeletonTitle} />
        <Skeleton text className={styles.skeletonLine} />
        <Skeleton text className={styles.skeletonLine} />
      </div>
    </div>
  );
}
