import type { RankingSummary } from '@palmares/core/contract/types';
import { RANKING_CARD } from '@palmares/texts/page/kind-cards';
import { type CardOptions, ContentCard } from '../ui/content-card.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './ranking-card.module.css';

/** From left to right: second, first, third. */
const STEPS = [2, 1, 3] as const;

/** A ranking card shows a small podium; a step without a ranked image stays empty. */
export function RankingCard({ content, ...options }: CardOptions & { content: RankingSummary }) {
  const { ranked_count: ranked, image_count: all } = content;
  const inProgress = ranked < all;
  return (
    <ContentCard
      {...options}
      content={content}
      name={content.name || RANKING_CARD.untitled}
      images={RANKING_CARD.images(ranked, all)}
      badges={[
        ...(content.private ? [RANKING_CARD.private] : []),
        ...(inProgress ? [RANKING_CARD.inProgress] : []),
      ]}
      preview={
        <div className={styles.podium} aria-hidden="true">
          {STEPS.map((rank) => {
            const image = rank <= ranked ? content.podium[rank - 1] : undefined;
            return (
              <div key={rank} className={styles.place} data-rank={rank}>
                {image ? (
                  <Picture
                    image={image}
                    alt=""
                    fit="auto"
                    screenFirst={options.isFirst !== true}
                    // The pictures are slightly smaller in a narrow card of the home page.
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
