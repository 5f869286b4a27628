import type { Tier } from '@palmares/core/tierlist/board';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import { memo } from 'react';
import { TierLabelLines } from '../../ui/tier-label-lines.tsx';
import { ImageList } from './image-list.tsx';
import { TierControls } from './tier-controls.tsx';
import styles from './tier-row.module.css';
import type { TileImages } from './tile-image.ts';

type Props = {
  tier: Tier;
  /** One-based index. */
  position: number;
  count: number;
  images: TileImages;
  selected: ReadonlySet<number>;
  lifted: number | null;
  main: number | null;
  armed: boolean;
};

export const TierRow = memo(function TierRow(props: Props) {
  const { tier, position, count, images, selected, lifted, main, armed } = props;
  return (
    <li className={styles.row} data-drop-zone={tier.id} style={{ '--tier': `#${tier.color}` }}>
      <button
        type="button"
        className={styles.label}
        data-ink={inkOn(tier.color)}
        data-tier-label={tier.id}
        aria-label={armed ? TEXTS.placeIn(tier.label) : TEXTS.tierOptions(tier.label, tier.images.length)}
      >
        <TierLabelLines label={tier.label} imageCount={tier.images.length} className={styles.words} />
      </button>
      <ImageList
        row={tier.id}
        label={TEXTS.tierList(tier.label)}
        ids={tier.images}
        images={images}
        selected={selected}
        lifted={lifted}
        main={main}
      />
      <TierControls tier={tier.id} label={tier.label} first={position === 1} last={position === count} />
    </li>
  );
});
