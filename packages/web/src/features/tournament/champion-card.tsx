import type { Image } from '@palmares/core/contract/types';
import { TOURNAMENT_TEXTS } from '@palmares/core/tournament/messages';
import { IconCrown } from '../../ui/icons-status.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './champion-card.module.css';
import { TEXTS } from './messages.ts';

const TIERS = ['s', 'a', 'b', 'c', 'd'] as const;

type Props = { image: Image; onShow: (image: number) => void };

/** The champion before the five bars of the mark. */
export function ChampionCard({ image, onShow }: Props) {
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
        aria-label={TEXTS.details(image.name, TOURNAMENT_TEXTS.champion)}
        onClick={() => onShow(image.id)}
      >
        <Picture
          image={image}
          alt=""
          fit="auto"
          eager
          sizes="(min-width: 48em) 360px, 60vw"
          className={styles.picture}
        />
      </button>
      <div className={styles.words}>
        <p className={styles.label}>
          <IconCrown size="m" />
          {TOURNAMENT_TEXTS.champion}
        </p>
        <p className={styles.name}>
          <bdi>{image.name}</bdi>
        </p>
      </div>
    </section>
  );
}
