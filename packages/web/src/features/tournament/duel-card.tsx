import type { Image } from '@palmares/core/contract/types';
import { TEXTS } from '@palmares/texts/game/tournament';
import type { CardLayout } from '../../lib/duel-layout.ts';
import { classNames } from '../../ui/class-names.ts';
import base from '../../ui/duel-card.module.css';
import { getCardStyle } from '../../ui/duel-stage.tsx';
import { hint } from '../../ui/hint.ts';
import { IconCheck } from '../../ui/icons-actions.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './duel-card.module.css';
import { DUEL_SIZES } from './use-preload.ts';

type Props = {
  image: Image;
  layout: CardLayout;
  /** Lines of its name. */
  lines: number;
  isRoomy: boolean;
  /** One-based index, which is also the key that picks the image. */
  position: number;
  /** Index of the duel; a new value replays the entrance animation. */
  duel: number;
  fate: 'open' | 'winner' | 'loser';
  onPick: () => void;
};

export function DuelCard({ image, layout, lines, isRoomy, position, duel, fate, onPick }: Props) {
  return (
    <button
      type="button"
      className={classNames(base.card, styles.card)}
      data-fate={fate}
      aria-label={TEXTS.pick(image.name, position)}
      aria-pressed={fate === 'winner'}
      data-roomy={isRoomy || undefined}
      {...hint(image.name)}
      style={getCardStyle(layout, lines)}
      onClick={onPick}
    >
      <span key={duel} className={classNames(base.entrance, styles.entrance)}>
        <span className={classNames(base.frame, styles.frame)}>
          <Picture
            key={image.id}
            image={image}
            alt=""
            fit="contain"
            sizes={DUEL_SIZES}
            eager
            draggable={false}
            className={base.picture}
          />
          {/* CSS draws the digit, because the accessible name of the button says the position in words. */}
          <span className={styles.position} data-position={position} aria-hidden="true">
            {fate === 'winner' && <IconCheck size="s" />}
          </span>
        </span>
        <bdi lang="" className={classNames(base.name, styles.name)}>
          {image.name}
        </bdi>
      </span>
    </button>
  );
}
