import type { TournamentSummary } from '@palmares/core/contract/types';
import { TOURNAMENT_CARD } from '@palmares/texts/page/kind-cards';
import { type CardOptions, ContentCard } from '../ui/content-card.tsx';
import { IconCrown } from '../ui/icons-status.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './tournament-card.module.css';

type Props = CardOptions & { content: TournamentSummary };

/** The card of a finished tournament shows its champion; without a winner, only the album's name. */
export function TournamentCard({ content, ...options }: Props) {
  const { cover, winner_id } = content;
  const champion = cover !== null && cover.id === winner_id ? cover.name : null;
  return (
    <ContentCard
      {...options}
      content={content}
      name={content.name || TOURNAMENT_CARD.untitled}
      badges={content.private ? [TOURNAMENT_CARD.private] : []}
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
