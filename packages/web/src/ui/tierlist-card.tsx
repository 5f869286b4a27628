import type { TierlistSummary } from '@palmares/core/contract/types';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { count, formatDate } from '../lib/french.ts';
import { Badge } from './badge.tsx';
import { Skeleton } from './skeleton.tsx';
import { TierStrip } from './tier-strip.tsx';
import styles from './tierlist-card.module.css';

/** Rows of the small tier list; a longer one ends in a count. */
const ROWS = 5;

type Props = {
  tierlist: TierlistSummary;
  to: To;
  /** Buttons below, for its author. */
  actions?: ReactNode;
  /** The level below the heading above the list. */
  heading?: 'h2' | 'h3';
};

export function TierlistCard({ tierlist, to, actions, heading: Heading = 'h3' }: Props) {
  const album = tierlist.album?.name ?? 'Album inconnu';
  return (
    <article className={styles['card']}>
      <div className={styles['preview']}>
        <TierStrip rows={tierlist.preview.slice(0, ROWS)} />
      </div>
      <div className={styles['text']}>
        <Heading className={styles['name']}>
          <Link to={to} className={styles['link']}>
            {tierlist.name || 'Tierlist sans nom'}
          </Link>
        </Heading>
        <p className={styles['facts']}>
          {album} · {count(tierlist.image_count, 'image')}
        </p>
        <p className={styles['facts']}>
          par {tierlist.author.username} · {formatDate(tierlist.createdAt)}
        </p>
        {tierlist.private && (
          <div>
            <Badge>Privée</Badge>
          </div>
        )}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </article>
  );
}

export function TierlistCardSkeleton() {
  return (
    <div className={styles['card']}>
      <div className={styles['preview']}>
        <Skeleton className={styles['fill']} />
      </div>
      <div className={styles['text']}>
        <div className={styles['name']}>
          <Skeleton text className={styles['line']} />
        </div>
        <div className={styles['facts']}>
          <Skeleton text />
        </div>
        <div className={styles['facts']}>
          <Skeleton text className={styles['line']} />
        </div>
      </div>
    </div>
  );
}
