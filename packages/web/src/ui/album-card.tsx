import type { AlbumSummary } from '@palmares/core/contract/types';
import { hyphenate } from '@palmares/core/text/hyphenate';
import { CARD_TEXTS } from '@palmares/texts/page/cards';
import type { To } from 'react-router';
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
  /** Address of this album's dialog on the current page, which a plain click opens (SU-1, SH-38). */
  to: To;
  size?: 'card' | 'large';
  onHint?: () => void;
  /** One level below the heading above the list. */
  heading?: 'h2' | 'h3';
  /** `lead`: the cover is among the first images of the page, which load with priority. */
  place?: Place;
};

/** Navigation state: the dialog was opened from a card, so going back closes it. */
const OPENED_FROM_CARD = { fromCard: true };

/** Number of letters of a title that fit on one line of a card half as wide as a phone. */
const LETTERS_OF_LINE = 15;

/** The `sizes` of a cover's first image in a list with one, two or more columns: the image fills the card when alone, else half of it. */
const leadSizes = (images: number) =>
  images === 1
    ? '(min-width: 48em) 330px, (min-width: 33em) 200px, (min-width: 363px) 43vw, 87vw'
    : '(min-width: 48em) 165px, (min-width: 33em) 100px, (min-width: 363px) 21.5vw, 43vw';

const STATUS_LABELS = { public: null, private: CARD_TEXTS.private, quarantined: CARD_TEXTS.quarantined };

export function AlbumCard(props: Props) {
  const { album, to, size = 'card', onHint, heading: Heading = 'h3', place = 'below' } = props;
  const status = STATUS_LABELS[album.status];
  // Handles plain clicks only: opening in a new tab, copying the address and downloading use the link's own page.
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
          {/* The link covers the whole card; its accessible name is the album's name. */}
          <Link
            to={paths.album.to(album.id)}
            onClick={openDialog}
            className={card.link}
            onPointerEnter={onHint}
            onFocus={onHint}
          >
            <bdi lang="">{hyphenate(album.name, LETTERS_OF_LINE)}</bdi>
          </Link>
        </Heading>
        <p className={card.facts}>
          <span className={styles.fact}>{CARD_TEXTS.images(album.image_count)}</span>
          <span className={styles.dot}> · </span>
          <span className={styles.fact}>
            {CARD_TEXTS.by} <AuthorLink author={album.author} />
          </span>
        </p>
        <div className={styles.badges}>
          {status !== null && <Badge>{status}</Badge>}
          <CategoryBadges categories={album.categories} />
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
