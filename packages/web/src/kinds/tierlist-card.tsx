import type { TierlistSummary } from '@palmares/core/contract/types';
import { TIERLIST_CARD } from '@palmares/texts/page/kind-cards';
import { type CardOptions, ContentCard } from '../ui/content-card.tsx';
import { TierStrip } from '../ui/tier-strip.tsx';
import styles from './tierlist-card.module.css';

/** Maximum number of rows; a longer tier list ends with a count. */
const ROWS = 5;

export function TierlistCard({ content, ...options }: CardOptions & { content: TierlistSummary }) {
  return (
    <ContentCard
      {...options}
      content={content}
      name={content.name || TIERLIST_CARD.untitled}
      badges={content.private ? [TIERLIST_CARD.private] : []}
      preview={
        <div className={styles.rows}>
          <TierStrip rows={content.preview.slice(0, ROWS)} isFirst={options.isFirst === true} />
        </div>
      }
    />
  );
}
