import type { Image } from '@palmares/core/contract/types';
import type { PathStep } from '@palmares/core/tournament/saved-duels';
import { TEXTS } from '@palmares/texts/game/tournament';
import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture.tsx';
import styles from './champion-path.module.css';

/** Id of the title of a followed path, which takes the focus. */
export const PATH_TITLE = 'followed-path';

type Props = {
  wins: readonly PathStep[];
  images: ReadonlyMap<number, Image>;
  onShow: (image: number) => void;
  /** The final step of an image that lost. */
  children?: ReactNode;
};

/** Lists whom an image beat, from the first round on. Each entry opens the beaten image. */
export function PathSteps({ wins, images, onShow, children }: Props) {
  return (
    <ol className={styles.steps}>
      {wins.map(({ round, isFinal, beaten }) => {
        const label = TEXTS.pathRound(round, isFinal);
        return (
          <li key={round} className={styles.step} data-final={isFinal || undefined}>
            <p className={styles.round}>{label}</p>
            {beaten.map((id) => (
              <Opponent
                key={id}
                image={images.get(id)}
                verb={TEXTS.beat}
                name={(name) => TEXTS.beaten(name, label)}
                onShow={onShow}
              />
            ))}
          </li>
        );
      })}
      {children}
    </ol>
  );
}

type OpponentProps = Pick<Props, 'onShow'> & {
  image: Image | undefined;
  verb: string;
  name: (name: string) => string;
};

export function Opponent({ image, verb, name, onShow }: OpponentProps) {
  return image === undefined ? null : (
    <button
      type="button"
      className={styles.beaten}
      aria-label={name(image.name)}
      onClick={() => onShow(image.id)}
    >
      <Picture image={image} alt="" fit="auto" sizes="64px" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.beat}>{verb}</span>{' '}
        <bdi lang="" className={styles.name}>
          {image.name}
        </bdi>
      </span>
    </button>
  );
}
