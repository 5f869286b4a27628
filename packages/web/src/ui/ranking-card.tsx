import type { RankingSummary } from '@palmares/core/contract/types';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { count, formatDate } from '../lib/french.ts';
import { Badge } from './badge.tsx';
import { Picture } from './picture.tsx';
import styles from './ranking-card.module.css';
import { Skeleton } from './skeleton.tsx';

/** From left to right: the second, the first, the third. */
const STEPS = [2, 1, 3] as const;

type Props = {
  ranking: RankingSummary;
  to: To;
  /** Buttons below, for its author. */
  actions?: ReactNode;
  /** The level below the heading above the list. */
  heading?: 'h2' | 'h3';
};

/** A ranking is its small podium; a step whose image is not ranked yet stands empty. */
export function RankingCard({ ranking, to, actions, heading: Heading = 'h3' }: Props) {
  const { ranked_count: ranked, image_count: all } = ranking;
  return (
    <article className={styles['card']}>
      <div className={styles['preview']} aria-hidden="true">
        {STEPS.map((rank) => {
          const image = rank <= ranked ? ranking.podium[rank - 1] : undefined;
          return (
            <div key={rank} className={styles['place']} data-rank={rank}>
              {image && (
                <Picture image={image} alt="" fit="auto" sizes="120px" className={styles['picture']} />
              )}
              <span className={styles['step']}>{rank}</span>
            </div>
          );
        })}
      </div>
      <div className={styles['text']}>
        <Heading className={styles['name']}>
          <Link to={to} className={styles['link']}>
            {ranking.name || 'Classement sans nom'}
          </Link>
        </Heading>
        <p className={styles['facts']}>
          {ranking.album?.name ?? 'Album inconnu'} ·{' '}
          {ranked < all ? `${ranked} sur ${count(all, 'image')}` : count(all, 'image')}
        </p>
        <p className={styles['facts']}>
          par {ranking.author.username} · {formatDate(ranking.createdAt)}
        </p>
        {(ranking.private || ranked < all) && (
          <div className={styles['badges']}>
            {ranking.private && <Badge>Privé</Badge>}
            {ranked < all && <Badge>En cours</Badge>}
          </div>
        )}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </article>
  );
}

export function RankingCardSkeleton() {
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
