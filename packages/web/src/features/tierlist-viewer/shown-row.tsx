import type { Image } from '@palmares/core/contract/types';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { TIERLIST_TEXTS } from '@palmares/texts/page/tierlist';
import { TEXTS } from '@palmares/texts/page/tierlist-viewer';
import { memo } from 'react';
import { NamedImage } from '../../ui/named-image.tsx';
import { TierLabelLines } from '../../ui/tier-label-lines.tsx';
import type { ShownTier } from './shown-tierlist.ts';
import styles from './viewer.module.css';

type Props = { tier: ShownTier; plain?: boolean; onShow: (image: number) => void };

/** One tier: its label on its colour, its images with their names. `plain` omits the label column. */
export const ShownRow = memo(function ShownRow({ tier, plain = false, onShow }: Props) {
  const images = (
    <ul className={styles.images}>
      {tier.images.map((image) => (
        <li key={image.id}>
          <ShownImage image={image} tier={tier.label} onShow={onShow} />
        </li>
      ))}
    </ul>
  );
  if (plain) return images;
  return (
    <li className={styles.row} style={{ '--tier': `#${tier.color}` }}>
      <h2 className={styles.label} data-ink={inkOn(tier.color)} aria-label={tier.label}>
        <TierLabelLines label={tier.label} imageCount={tier.images.length} className={styles.words} />
      </h2>
      {tier.images.length === 0 ? <p className={styles.empty}>{TIERLIST_TEXTS.emptyTier}</p> : images}
    </li>
  );
});

function ShownImage({
  image,
  tier,
  onShow,
}: {
  image: Image;
  tier: string;
  onShow: (image: number) => void;
}) {
  return (
    <NamedImage
      image={image}
      fit="auto"
      sizes="auto, (min-width: 48rem) 112px, 88px"
      title={image.name}
      aria-label={TEXTS.details(image.name, tier)}
      onClick={() => onShow(image.id)}
    />
  );
}
