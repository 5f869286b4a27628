import type { Image } from '@palmares/core/contract/types';
import type { PathStep } from '@palmares/core/tournament/saved-duels';
import { TEXTS } from '@palmares/texts/game/tournament';
import styles from './champion-path.module.css';
import { PathSteps } from './path-steps.tsx';

type Props = {
  path: readonly PathStep[];
  images: ReadonlyMap<number, Image>;
  onShow: (image: number) => void;
};

/** Lists whom the champion beat, round by round. Renders nothing where the duels are unknown; the rounds are listed below anyway. */
export function ChampionPath({ path, images, onShow }: Props) {
  if (path.length === 0) return null;
  return (
    <section aria-labelledby="champion-path">
      <h2 id="champion-path" className={styles.title}>
        {TEXTS.path}
      </h2>
      <PathSteps wins={path} images={images} onShow={onShow} />
    </section>
  );
}
