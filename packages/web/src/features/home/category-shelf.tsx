import type { HomeSection } from '@palmares/core/contract/types';
import type { To } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { AlbumCard, AlbumCardSkeleton } from '../../ui/album-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './category-shelf.module.css';
import { HOME_TEXTS } from './messages.ts';
import { SectionHeader } from './section-header.tsx';

const SKELETONS = 4;

type Props = { section: HomeSection; albumLink: (id: number) => To; onHint: () => void };

/** Up to 8 albums of a category: a row that scrolls on a phone, a grid elsewhere. */
export function CategoryShelf({ section, albumLink, onHint }: Props) {
  const { category, albums } = section;
  const id = `category-${category.id}`;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeader
        id={id}
        title={category.name}
        to={paths.gallery.to(category.name)}
        linkLabel={HOME_TEXTS.seeMore}
      />
      <ul className={styles.shelf} aria-labelledby={id}>
        {albums.map((album) => (
          <li key={album.id}>
            <AlbumCard album={album} to={albumLink(album.id)} onHint={onHint} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The places of shelves that are on their way. */
export function CategoryShelfSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, shelf) => (
    // oxlint-disable-next-line react/no-array-index-key -- places without identity
    <div key={shelf} className={styles.section} aria-hidden="true">
      <div className={styles.title}>
        <Skeleton text />
      </div>
      <div className={styles.shelf}>
        {Array.from({ length: SKELETONS }, (_place, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- places without identity
          <div key={index}>
            <AlbumCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  ));
}
