import type { TournamentSummary } from '@palmares/core/contract/types';
import { type CardOptions, ContentCard } from './content-card.tsx';
import { IconCrown } from './icons-status.tsx';
import { Picture } from './picture.tsx';
import styles from './tournament-card.module.css';

type Props = CardOptions & { tournament: TournamentSummary };

/** A finished tournament is its champion; one without a winner shows its album's name alone. */
export function TournamentCard({ tournament, ...options }: Props) {
  const { cover, winner_id } = tournament;
  const champion = cover !== null && cover.id === winner_id ? cover.name : null;
  return (
    <ContentCard
      {...options}
      content={tournament}
      name={tournament.name || 'Tournoi sans nom'}
      badges={tournament.private ? ['Privé'] : []}
      preview={
        <div className={styles.stage}>
          <div className={styles.rays} aria-hidden="true" />
          {cover !== null && (
            <Picture
              image={cover}
              alt=""
              fit="auto"
              screenFirst={options.isFirst !== true}
              sizes="200px"
              className={styles.picture}
            />
          )}
          {champion !== null && (
            <p className={styles.champion}>
              <IconCrown size="s" />
              <span>{champion}</span>
            </p>
          )}
        </div>
      }
    />
  );
}
