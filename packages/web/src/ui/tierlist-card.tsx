import type { TierlistSummary } from '@palmares/core/contract/types';
import { type CardOptions, ContentCard } from './content-card.tsx';
import { TierStrip } from './tier-strip.tsx';
import styles from './tierlist-card.module.css';

/** Rows of the small tier list; a longer one ends in a count. */
const ROWS = 5;

export function TierlistCard({ tierlist, ...options }: CardOptions & { tierlist: TierlistSummary }) {
  return (
    <ContentCard
      {...options}
      content={tierlist}
      name={tierlist.name || 'Tierlist sans nom'}
      badges={tierlist.private ? ['Privée'] : []}
      preview={
        <div className={styles.rows}>
          <TierStrip rows={tierlist.preview.slice(0, ROWS)} isFirst={options.isFirst === true} />
        </div>
      }
    />
  );
}
