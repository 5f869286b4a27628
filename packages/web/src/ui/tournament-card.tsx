import type { TournamentSummary } from '@palmares/core/contract/types';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { count, formatDate } from '../lib/french.ts';
import { Badge } from './badge.tsx';
import { IconCrown } from './icons-status.tsx';
import { Picture } from './picture.tsx';
import { Skeleton } from './skeleton.tsx';
import styles from './tournament-card.module.css';

type Props = {
  tournament: TournamentSummary;
  to: To;
  /** Buttons below, for its author. */
  actions?: ReactNode;
  /** The level below the heading above the list. */
  heading?: 'h2' | 'h3';
};

/** A finished tournament is its champion; one without a winner shows its album's name alone. */
export function TournamentCard({ tournament, to, actions, heading: Heading = 'h3' }: Props) {
  const { cover, winner_id, author, album } = tournament;
  const champion = cover !== null && cover.id === winner_id ? cover.name : null;
  return (
    <article className={styles['card']}>
      <div className={styles['preview']}>
        <div className={styles['rays']} aria-hidden="true" />
        {cover !== null && (
          <Picture
            image={cover}
            alt=""
            fit="auto"
            sizes="(min-width: 48em) 220px, 60vw"
            className={styles['picture']}
          />
        )}
        {champion !== null && (
          <p className={styles['champion']}>
            <IconCrown size="s" />
            <span>{champion}</span>
          </p>
        )}
      </div>
      <div className={styles['text']}>
        <Heading className={styles['name']}>
          <Link to={to} className={styles['link']}>
            {tournament.name || 'Tournoi sans nom'}
          </Link>
        </Heading>
        <p className={styles['facts']}>
          {album?.name ?? 'Album inconnu'} · {count(tournament.image_count, 'image')}
        </p>
        <p className={styles['facts']}>
          par {author.username} · {formatDate(tournament.createdAt)}
        </p>
        {tournament.private && (
          <div>
            <Badge>Privé</Badge>
          </div>
        )}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </article>
  );
}

export function TournamentCardSkeleton() {
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
