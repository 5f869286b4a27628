// The card of a tier list, a tournament or a ranking in a list: each kind provides its preview and texts.

import type { Author } from '@palmares/core/contract/types';
import { hyphenate } from '@palmares/core/text/hyphenate';
import { CARD_TEXTS } from '@palmares/texts/page/cards';
import { formatDate } from '@palmares/texts/page/formats';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { AuthorLink } from './author-link.tsx';
import { Badge } from './badge.tsx';
import card from './card.module.css';
import styles from './content-card.module.css';
import { Link } from './link.tsx';
import { Skeleton } from './skeleton.tsx';

/** Number of letters of a title that fit on one line of a card half as wide as a phone. */
const LETTERS_OF_LINE = 15;

/** Options shared by the cards of the three kinds. */
export type CardOptions = {
  to: To;
  /** Buttons below the card, for its author. */
  actions?: ReactNode;
  /** One level below the heading above the list. */
  heading?: 'h2' | 'h3';
  /** The card is in the first viewport: its images load at once. */
  isFirst?: boolean;
};

type Props = CardOptions & {
  preview: ReactNode;
  name: string;
  content: {
    album: { name: string } | null;
    author: Omit<Author, 'id'>;
    createdAt: string;
    image_count: number;
  };
  /** Replaces the number of images. */
  images?: string;
  badges: readonly string[];
};

export function ContentCard(props: Props) {
  const { preview, name, to, content, images, badges, actions, heading: Heading = 'h3' } = props;
  return (
    <article className={styles.card}>
      <div className={styles.preview}>{preview}</div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link to={to} className={card.link}>
            <bdi lang="">{hyphenate(name, LETTERS_OF_LINE)}</bdi>
          </Link>
        </Heading>
        <p className={card.facts}>
          {content.album === null ? CARD_TEXTS.unknownAlbum : <bdi lang="">{content.album.name}</bdi>} ·{' '}
          {images ?? CARD_TEXTS.images(content.image_count)}
        </p>
        <p className={card.facts}>
          <span className={styles.fact}>
            {CARD_TEXTS.by} <AuthorLink author={content.author} />
          </span>
          <span className={styles.dot}> · </span>
          <span className={styles.date}>{formatDate(content.createdAt)}</span>
        </p>
        {badges.length > 0 && (
          <div className={styles.badges}>
            {badges.map((badge) => (
              <Badge key={badge}>{badge}</Badge>
            ))}
          </div>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}

export function ContentCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.preview}>
        <div className={styles.waiting}>
          <Skeleton className={styles.fill} />
        </div>
      </div>
      <div className={styles.text}>
        <div className={styles.name}>
          <Skeleton text className={card.line} />
        </div>
        <div className={card.facts}>
          <Skeleton text />
        </div>
        <div className={card.facts}>
          <Skeleton text className={card.line} />
          <Skeleton text className={styles.secondLine} />
        </div>
      </div>
    </div>
  );
}
