import { isElongated } from '@palmares/core/album/image-shape';
import type { Image } from '@palmares/core/contract/types';
import { hyphenate } from '@palmares/core/text/hyphenate';
import { TEXTS } from '@palmares/texts/page/ranking-viewer';
import { Picture } from '../../ui/picture.tsx';
import styles from './podium.module.css';
import type { ShownPlace } from './shown-ranking.ts';

/** Letters of a name per line, next to two other names on a phone. */
const LETTERS_OF_LINE = 11;
/** Largest aspect ratio of an image; beyond it the image would be a thin line. */
const WIDEST = 3;

type Props = { places: readonly ShownPlace[]; onShow: (image: number) => void };

/** The first three on their steps, in the order 2, 1, 3 (RK-64); fewer when fewer are ranked. */
export function Podium({ places, onShow }: Props) {
  return (
    <section className={styles.podium} aria-label={TEXTS.podium} data-count={places.length}>
      {places.map(({ rank, image }) => (
        <div key={image.id} className={styles.place} data-rank={rank}>
          <button
            type="button"
            className={styles.image}
            style={{ '--shape': getShape(image) }}
            aria-label={TEXTS.open(image.name, rank)}
            onClick={() => onShow(image.id)}
          >
            <Picture
              image={image}
              alt=""
              fit="auto"
              sizes={rank === 1 ? '(min-width: 48rem) 220px, 30vw' : '(min-width: 48rem) 175px, 24vw'}
              eager={rank === 1}
              className={styles.picture}
            />
          </button>
          <p className={styles.name}>
            <bdi lang="">{hyphenate(image.name, LETTERS_OF_LINE)}</bdi>
          </p>
          <div className={styles.step}>
            <span className={styles.rank}>{rank}</span>
          </div>
        </div>
      ))}
    </section>
  );
}

/** Returns the aspect ratio of a very wide image, which is shown at full width and low height instead of as a stripe in a square. */
function getShape({ width, height }: Image): number | undefined {
  return isElongated({ width, height }) && width > height ? Math.min(width / height, WIDEST) : undefined;
}
