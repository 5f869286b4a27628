import type { AlbumSummary } from '@palmares/core/contract/types';
import { HOME } from '@palmares/core/limits';
import { HOME_TEXTS } from '@palmares/texts/page/home';
import type { To } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { AlbumCard, AlbumCardSkeleton } from '../../ui/album-card.tsx';
import styles from './popular-albums.module.css';
import { SectionHeader } from './section-header.tsx';

/** Numbers of albums for which the first card is larger than the others. */
const WITH_LARGE: ReadonlySet<number> = new Set([1, 4, HOME.popularAlbums]);

type Props = {
  albums: readonly AlbumSummary[] | undefined;
  albumLink: (id: number) => To;
  onHint: () => void;
};

/** The first album large, the others around it (SH-32: the 7 public albums with the most images). */
export function PopularAlbums({ albums, albumLink, onHint }: Props) {
  return (
    <section aria-labelledby="popular" className={styles.section}>
      <SectionHeader
        id="popular"
        title={HOME_TEXTS.popular}
        to={paths.gallery.to()}
        linkLabel={HOME_TEXTS.seeAll}
      />
      {albums === undefined ? (
        <div className={styles.grid} data-count={HOME.popularAlbums} aria-hidden="true">
          {Array.from({ length: HOME.popularAlbums }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- placeholders without identity
            <div key={index}>
              <AlbumCardSkeleton size={index === 0 ? 'large' : 'card'} />
            </div>
          ))}
        </div>
      ) : (
        <ul className={styles.grid} data-count={albums.length} aria-labelledby="popular">
          {albums.map((album, index) => (
            <li key={album.id}>
              <AlbumCard
                album={album}
                to={albumLink(album.id)}
                size={index === 0 && WITH_LARGE.has(albums.length) ? 'large' : 'card'}
                onHint={onHint}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
