import { wrapLabel } from '@palmares/core/text/wrap-label';
import type { Tier } from '@palmares/core/tierlist/board';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { memo } from 'react';
import { ImageList } from './image-list.tsx';
import { TEXTS } from './messages.ts';
import { TierControls } from './tier-controls.tsx';
import styles from './tier-row.module.css';
import type { TileImages } from './tile-image.ts';

type Props = {
  tier: Tier;
  /** From 1. */
  position: number;
  count: number;
  images: TileImages;
  selected: ReadonlySet<number>;
  lifted: number | null;
  main: number | null;
  armed: boolean;
};

/** From how many images on a tier may be taller than a phone: its label then follows the eye. */
const TALL = 18;

export const TierRow = memo(function TierRow(props: Props) {
  const { tier, position, count, images, selected, lifted, main, armed } = props;
  const lines = wrapLabel(tier.label);
  return (
    <li className={styles.row} data-drop-zone={tier.id} style={{ '--tier': `#${tier.color}` }}>
      <button
        type="button"
        className={styles.label}
        data-ink={inkOn(tier.color)}
        data-tier-label={tier.id}
        aria-label={armed ? TEXTS.placeIn(tier.label) : TEXTS.tierOptions(tier.label, tier.images.length)}
      >
        <span className={styles.words} data-follows={tier.images.length > TALL || undefined}>
          {lines.map((line, index) => (
            // The lines of a label have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index}>{line}</span>
          ))}
        </span>
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
