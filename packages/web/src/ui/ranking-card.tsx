import type { RankingSummary } from '@palmares/core/contract/types';
import { count } from '../lib/french.ts';
import { type CardOptions, ContentCard } from './content-card.tsx';
import { Picture } from './picture.tsx';
import styles from './ranking-card.module.css';

/** From left to right: the second, the first, the third. */
const STEPS = [2, 1, 3] as const;

/** A ranking is its small podium; a step whose image is not ranked yet stands empty. */
export function RankingCard({ ranking, ...options }: CardOptions & { ranking: RankingSummary }) {
  const { ranked_count: ranked, image_count: all } = ranking;
  const inProgress = ranked < all;
  return (
    <ContentCard
      {...options}
      content={ranking}
      name={ranking.name || 'Classement sans nom'}
      images={inProgress ? `${ranked} sur ${count(all, 'image')}` : count(all, 'image')}
      badges={[...(ranking.private ? ['Privé'] : []), ...(inProgress ? ['En cours'] : [])]}
      preview={
        <div className={styles.podium} aria-hidden="true">
          {STEPS.map((rank) => {
            const image = rank <= ranked ? ranking.podium[rank - 1] : undefined;
            return (
              <div key={rank} className={styles.place} data-rank={rank}>
                {image ? (
                  <Picture
                    image={image}
                    alt=""
                    fit="auto"
                    screenFirst={options.isFirst !== true}
                    // In a narrow card of the home page they are a little smaller.
                    sizes={rank === 1 ? '80px' : '64px'}
                    className={styles.picture}
                  />
                ) : (
                  <span className={styles.empty} />
                )}
                <span className={styles.step}>{rank}</span>
              </div>
            );
          })}
        </div>
      }
    />
  );
}
