// The card of a tier list, a tournament or a ranking in a list: each kind brings its own picture and words.
import type { Author } from '@palmares/core/contract/types';
import { hyphenate } from '@palmares/core/text/hyphenate';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { count, formatDate } from '../lib/french.ts';
import { AuthorLink } from './author-link.tsx';
import { Badge } from './badge.tsx';
import card from './card.module.css';
import styles from './content-card.module.css';
import { Link } from './link.tsx';
import { Skeleton } from './skeleton.tsx';

/** Of a title, on a card in half of a phone. */
const LETTERS_OF_LINE = 15;

/** What the cards of the three kinds are asked alike. */
export type CardOptions = {
  to: To;
  /** Buttons below, for its author. */
  actions?: ReactNode;
  /** The level below the heading above the list. */
  heading?: 'h2' | 'h3';
  /** On the first screen: its pictures wait for nothing. */
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
  /** Said instead of the number of images. */
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
            <bdi>{hyphenate(name, LETTERS_OF_LINE)}</bdi>
          </Link>
        </Heading>
        <p className={card.facts}>
          <bdi>{content.album?.name ?? 'Album inconnu'}</bdi> ·{' '}
          {images ?? count(content.image_count, 'image')}
        </p>
        <p className={card.facts}>
          <span className={styles.fact}>
            par <AuthorLink author={content.author} />
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
