import { hyphenate } from '@palmares/core/text/hyphenate';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { Picture, type PictureImage } from './picture.tsx';
import styles from './tier-strip.module.css';

export type StripRow = { label: string; color: string; images: readonly (PictureImage & { id: number })[] };

/** The values of --side in the style sheet. */
const SIDES = { s: '36px', m: '64px' } as const;

type Props = { rows: readonly StripRow[]; size?: 's' | 'm'; eager?: boolean; isFirst?: boolean };

/** A small preview of a tier list; it is not interactive. */
export function TierStrip({ rows, size = 's', eager = false, isFirst = false }: Props) {
  return (
    <div className={`${styles.strip} ${styles[size]}`} aria-hidden="true">
      {rows.map((row, index) => (
        // Rows have no identity of their own: two may have the same label.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.row}>
          <span
            className={`${styles.label} ${inkOn(row.color) === 'black' ? styles.black : styles.white}`}
            style={{ '--tier': `#${row.color}` }}
          >
            <span>{hyphenate(row.label)}</span>
          </span>
          <span className={styles.images}>
            {row.images.map((image) => (
              <Picture
                key={image.id}
                image={image}
                alt=""
                fit="auto"
                sizes={SIDES[size]}
                eager={eager}
                screenFirst={!isFirst}
                className={styles.image}
              />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
