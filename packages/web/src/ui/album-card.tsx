import type { AlbumSummary } from '@palmares/core/contract/types';
import { hyphenate } from '@palmares/core/text/hyphenate';
import type { To } from 'react-router';
import { count } from '../lib/french.ts';
import { paths } from '../lib/paths.ts';
import styles from './album-card.module.css';
import { AlbumCover } from './album-cover.tsx';
import { AuthorLink } from './author-link.tsx';
import { Badge, CategoryBadges } from './badge.tsx';
import card from './card.module.css';
import { classNames } from './class-names.ts';
import type { Place } from './endless-list.tsx';
import { Link, useLinkClick } from './link.tsx';
import { Skeleton } from './skeleton.tsx';

type Props = {
  album: AlbumSummary;
  /** The dialog of this album on the page around it: what a plain click opens (SU-1, SH-38). */
  to: To;
  size?: 'card' | 'large';
  onHint?: () => void;
  /** The level below the heading above the list. */
  heading?: 'h2' | 'h3';
  /** `lead`: its cover is what the page shows first. */
  place?: Place;
};

/** Lets who opens from a card know that going back closes it. */
const OPENED_FROM_CARD = { fromCard: true };

/** Of a title, on a card in half of a phone. */
const LETTERS_OF_LINE = 15;

/** How wide the first image of a list is: alone, or in half of a card. The list has one, two or more columns on a phone. */
const leadSizes = (images: number) =>
  images === 1
    ? '(min-width: 48em) 330px, (min-width: 33em) 200px, (min-width: 363px) 43vw, 87vw'
    : '(min-width: 48em) 165px, (min-width: 33em) 100px, (min-width: 363px) 21.5vw, 43vw';

const STATUS_LABELS = { public: null, private: 'Privé', quarantined: 'En quarantaine' };

export function AlbumCard(props: Props) {
  const { album, to, size = 'card', onHint, heading: Heading = 'h3', place = 'below' } = props;
  const status = STATUS_LABELS[album.status];
  // Leaves other clicks alone: a new tab, a copied address and a download get the link's own page.
  const openDialog = useLinkClick(to, {
    state: OPENED_FROM_CARD,
    preventScrollReset: true,
  });
  return (
    <article className={classNames(styles.card, styles[size])}>
      <div className={styles.cover}>
        <AlbumCover
          images={album.images}
          size={size}
          isFirst={place !== 'below'}
          eager={place === 'lead' ? leadSizes(album.images.length) : undefined}
        />
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          {/* The link covers the whole card; its name is the album's. */}
          <Link
            to={paths.album.to(album.id)}
            onClick={openDialog}
            className={card.link}
            onPointerEnter={onHint}
            onFocus={onHint}
          >
            <bdi>{hyphenate(album.name, LETTERS_OF_LINE)}</bdi>
          </Link>
        </Heading>
        <p className={card.facts}>
          <span className={styles.fact}>{count(album.image_count, 'image')}</span>
          <span className={styles.dot}> · </span>
          <span className={styles.fact}>
            par <AuthorLink author={album.author} />
          </span>
        </p>
        <div className={styles.badges}>
          {status !== null && <Badge>{status}</Badge>}
          <CategoryBadges names={album.categories.map((category) => category.name)} />
        </div>
      </div>
    </article>
  );
}

export function AlbumCardSkeleton({ size = 'card' }: { size?: 'card' | 'large' }) {
  return (
    <div className={classNames(styles.card, styles[size])}>
      <div className={styles.cover}>
        <Skeleton className={styles.fill} />
      </div>
      <div className={styles.text}>
        <div className={styles.name}>
          <Skeleton text className={card.line} />
        </div>
        <div className={card.facts}>
          <Skeleton text className={styles.shortLine} />
          <Skeleton text className={styles.secondLine} />
        </div>
        <div className={styles.badges} />
      </div>
    </div>
  );
}
