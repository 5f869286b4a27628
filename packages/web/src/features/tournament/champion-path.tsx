import type { Image } from '@palmares/core/contract/types';
import type { PathStep } from '@palmares/core/tournament/saved-duels';
import { Picture } from '../../ui/picture.tsx';
import styles from './champion-path.module.css';
import { TEXTS } from './messages.ts';

type Props = {
  path: readonly PathStep[];
  images: ReadonlyMap<number, Image>;
  onShow: (image: number) => void;
};

/** Whom the champion beat, round by round. Nothing where the duels are not known: the rounds stand below all the same. */
export function ChampionPath({ path, images, onShow }: Props) {
  if (path.length === 0) return null;
  return (
    <section aria-labelledby="champion-path">
      <h2 id="champion-path" className={styles.title}>
        {TEXTS.path}
      </h2>
      <ol className={styles.steps}>
        {path.map(({ round, isFinal, beaten }) => {
          const label = TEXTS.pathRound(round, isFinal);
          return (
            <li key={round} className={styles.step} data-final={isFinal || undefined}>
              <p className={styles.round}>{label}</p>
              {beaten.map((id) => {
                const image = images.get(id);
                return image === undefined ? null : (
                  <button
                    key={id}
                    type="button"
                    className={styles.beaten}
                    aria-label={TEXTS.beaten(image.name, label)}
                    onClick={() => onShow(id)}
                  >
                    <Picture image={image} alt="" fit="auto" sizes="64px" className={styles.picture} />
                    <span className={styles.words}>
                      <span className={styles.beat}>{TEXTS.beat}</span>{' '}
                      <bdi className={styles.name}>{image.name}</bdi>
                    </span>
                  </button>
                );
              })}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
