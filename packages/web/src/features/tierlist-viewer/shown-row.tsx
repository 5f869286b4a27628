import type { Image } from '@palmares/core/contract/types';
import { wrapLabel } from '@palmares/core/text/wrap-label';
import { TIERLIST_TEXTS } from '@palmares/core/tierlist/messages';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { memo } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { TEXTS } from './messages.ts';
import type { ShownTier } from './shown-tierlist.ts';
import styles from './viewer.module.css';

type Props = { tier: ShownTier; plain?: boolean; onShow: (image: number) => void };

/** From how many images on a tier may be taller than the window: its label then follows the eye. */
const TALL = 18;

/** One tier: its label on its colour, its images with their names. `plain` has no label column. */
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
  const lines = wrapLabel(tier.label);
  return (
    <li className={styles.row} style={{ '--tier': `#${tier.color}` }}>
      <h2 className={styles.label} data-ink={inkOn(tier.color)} aria-label={tier.label}>
        <span className={styles.words} data-follows={tier.images.length > TALL || undefined}>
          {lines.map((line, index) => (
            // The lines of a label have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index}>{line}</span>
          ))}
        </span>
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
    <button
      type="button"
      className={styles.image}
      title={image.name}
      aria-label={TEXTS.details(image.name, tier)}
      onClick={() => onShow(image.id)}
    >
      <Picture
        image={image}
        alt=""
        fit="auto"
        sizes="auto, (min-width: 48rem) 112px, 88px"
        className={styles.picture}
      />
      <bdi className={styles.name}>{image.name}</bdi>
    </button>
  );
}
