import type { Image } from '@palmares/core/contract/types';
import { IconCheck } from '../../ui/icons-actions.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './duel-card.module.css';
import { TEXTS } from './messages.ts';
import { DUEL_SIZES } from './use-preload.ts';

type Props = {
  image: Image;
  /** From 1: the key that picks it. */
  position: number;
  /** Of this duel: redraws the entrance. */
  duel: number;
  fate: 'open' | 'winner' | 'loser';
  onPick: () => void;
};

/** How long and how tall a picture may make its card. */
const SHAPE = { min: 0.7, max: 1.45 };

export function DuelCard({ image, position, duel, fate, onPick }: Props) {
  const { width, height } = image;
  const shape = width > 0 && height > 0 ? Math.min(SHAPE.max, Math.max(SHAPE.min, width / height)) : 1;
  return (
    <button
      type="button"
      className={styles.card}
      data-fate={fate}
      aria-label={TEXTS.pick(image.name, position)}
      aria-pressed={fate === 'winner'}
      style={{ '--shape': shape }}
      onClick={onPick}
    >
      <span key={duel} className={styles.entrance}>
        <span className={styles.frame}>
          <Picture
            key={image.id}
            image={image}
            alt=""
            fit="contain"
            sizes={DUEL_SIZES}
            eager
            draggable={false}
            className={styles.picture}
          />
          {/* Drawn, not text: the name of the button says it in words. */}
          <span className={styles.position} data-position={position} aria-hidden="true">
            {fate === 'winner' && <IconCheck size="s" />}
          </span>
        </span>
        <bdi className={styles.name}>{image.name}</bdi>
      </span>
    </button>
  );
}
