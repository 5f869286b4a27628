import { Picture } from '../../ui/picture.tsx';
import { TEXTS } from './messages.ts';
import styles from './podium.module.css';
import type { ShownPlace } from './shown-ranking.ts';

type Props = { places: readonly ShownPlace[]; onShow: (image: number) => void };

/** The first three on their steps, shown 2, 1, 3 (P2 §2); fewer when fewer are ranked. */
export function Podium({ places, onShow }: Props) {
  return (
    <section className={styles.podium} aria-label={TEXTS.podium} data-count={places.length}>
      {places.map(({ rank, image }) => (
        <div key={image.id} className={styles.place} data-rank={rank}>
          <button
            type="button"
            className={styles.image}
            aria-label={TEXTS.open(image.name, rank)}
            onClick={() => onShow(image.id)}
          >
            <Picture
              image={image}
              alt=""
              fit="auto"
              sizes={rank === 1 ? '(min-width: 48rem) 220px, 30vw' : '(min-width: 48rem) 175px, 24vw'}
              eager
              className={styles.picture}
            />
          </button>
          <p className={styles.name}>
            <bdi>{image.name}</bdi>
          </p>
          <div className={styles.step}>
            <span className={styles.rank}>{rank}</span>
          </div>
        </div>
      ))}
    </section>
  );
}
