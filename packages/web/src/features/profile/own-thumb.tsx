import type { ContentSummary } from '../../api/content.ts';
import { AlbumCover } from '../../ui/album-cover.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './own-card.module.css';

const TIERS = 5;
const IMAGES_PER_TIER = 4;
const MOSAIC = 4;

/** The thumbnail of a content: its tiers, its podium or its champion. */
export function ContentThumb({ item }: { item: ContentSummary }) {
  if ('preview' in item && item.preview.length > 0) return <TierStamp rows={item.preview} />;
  if ('podium' in item && item.podium.length > 1) return <AlbumCover images={item.podium.slice(0, MOSAIC)} />;
  return item.cover === null ? null : <Picture image={item.cover} alt="" sizes="120px" fit="auto" />;
}

type Row = Extract<ContentSummary, { preview: unknown }>['preview'][number];

function TierStamp({ rows }: { rows: readonly Row[] }) {
  return (
    <div className={styles.tiers}>
      {rows.slice(0, TIERS).map((row, index) => (
        // Rows have no identity: two may have the same label.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.tier}>
          <span className={styles.label} style={{ '--tier': `#${row.color}` }} />
          {row.images.slice(0, IMAGES_PER_TIER).map((image) => (
            <Picture key={image.id} image={image} alt="" sizes="auto, 24px" className={styles.tierImage} />
          ))}
        </div>
      ))}
    </div>
  );
}
