import type { Image } from '@palmares/core/contract/types';
import { TEXTS } from '@palmares/texts/game/tournament';
import { TOURNAMENT_TEXTS } from '@palmares/texts/game/tournament-rules';
import { IconCrown } from '../../ui/icons-status.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './champion-card.module.css';

const TIERS = ['s', 'a', 'b', 'c', 'd'] as const;

/** Limits of the aspect ratio, from a phone's 9:16 to a panorama's 2:1; longer images get two bars. */
const SHAPES = { least: 9 / 16, most: 2 } as const;

type Props = { image: Image; onShow: (image: number) => void };

/** The champion, uncropped and with the same area whatever its shape, in front of the five bars of the logo. */
export function ChampionCard({ image, onShow }: Props) {
  const shape = getShape(image);
  const breadth = Math.sqrt(shape);
  return (
    <section className={styles.champion} aria-label={TOURNAMENT_TEXTS.champion}>
      <div className={styles.bars} aria-hidden="true">
        {TIERS.map((tier) => (
          <span key={tier} className={styles.bar} data-tier={tier} />
        ))}
      </div>
      <button
        type="button"
        className={styles.frame}
        style={{ '--shape': shape, '--breadth': breadth }}
        aria-label={TEXTS.details(image.name, TOURNAMENT_TEXTS.champion)}
        onClick={() => onShow(image.id)}
      >
        <Picture
          image={image}
          alt=""
          fit="contain"
          eager
          sizes={`(min-width: 48em) ${Math.round(320 * breadth)}px, ${Math.round(54 * breadth)}vw`}
          className={styles.picture}
        />
      </button>
      <div className={styles.words}>
        <p className={styles.label}>
          <IconCrown size="m" />
          {TOURNAMENT_TEXTS.champion}
        </p>
        <p className={styles.name}>
          <bdi lang="">{image.name}</bdi>
        </p>
      </div>
    </section>
  );
}

function getShape({ width, height }: Image): number {
  return height > 0 ? Math.min(Math.max(width / height, SHAPES.least), SHAPES.most) : 1;
}
