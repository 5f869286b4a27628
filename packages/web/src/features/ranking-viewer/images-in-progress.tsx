import { RANKING } from '@palmares/core/ranking/limits';
import { RANKING_VIEW_TEXTS, scoreText } from '@palmares/texts/page/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-viewer';
import { memo } from 'react';
import { Picture } from '../../ui/picture.tsx';
import styles from './images-in-progress.module.css';
import type { ShownProgress } from './shown-ranking.ts';

type Props = { images: readonly ShownProgress[]; onShow: (image: number) => void };

const PIPS = Array.from({ length: RANKING.pointsToRank }, (_, index) => index + 1);

/** Position, image, name, score and status, with an explanation (RK-66). */
export const ImagesInProgress = memo(function ImagesInProgress({ images, onShow }: Props) {
  return (
    <section className={styles.section} aria-labelledby="in-progress">
      <h2 id="in-progress" className={styles.title}>
        {RANKING_VIEW_TEXTS.inProgressTitle}
      </h2>
      <p className={styles.help}>{RANKING_VIEW_TEXTS.inProgressHelp}</p>
      <ol className={styles.grid}>
        {images.map(({ position, image, points }) => (
          <li key={image.id} className={styles.card}>
            <Picture
              image={image}
              alt=""
              fit="auto"
              sizes="auto, (min-width: 48rem) 180px, 45vw"
              className={styles.picture}
            />
            <span className={styles.position}>{position}</span>
            <div className={styles.text}>
              <button
                type="button"
                className={styles.name}
                aria-label={TEXTS.openInProgress(image.name, scoreText(points))}
                onClick={() => onShow(image.id)}
              >
                <bdi lang="">{image.name}</bdi>
              </button>
              <p className={styles.status}>
                <span>{RANKING_VIEW_TEXTS.inProgress}</span>
                <strong>{scoreText(points)}</strong>
              </p>
              <span className={styles.pips} aria-hidden="true">
                {PIPS.map((pip) => (
                  <span key={pip} data-won={pip <= points || undefined} />
                ))}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
});
