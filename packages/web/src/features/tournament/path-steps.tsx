import type { Image } from '@palmares/core/contract/types';
import type { ImagePath } from '@palmares/core/tournament/path-of-image';
import { Picture } from '../../ui/picture.tsx';
import styles from './champion-path.module.css';
import { TEXTS } from './messages.ts';

type Props = ImagePath & {
  images: ReadonlyMap<number, Image>;
  onShow: (image: number) => void;
};

/** From the first round on: whom it beat, and at last who beat it. Each opens the image. */
export function PathSteps({ wins, loss, images, onShow }: Props) {
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
      {loss !== null && <Loss loss={loss} images={images} onShow={onShow} />}
    </ol>
  );
}

function Loss({
  loss: { round, isFinal, winner, beside },
  images,
  onShow,
}: Pick<Props, 'images' | 'onShow'> & { loss: NonNullable<ImagePath['loss']> }) {
  const label = TEXTS.pathRound(round, isFinal);
  return (
    <li className={styles.step} data-lost data-final={isFinal || undefined}>
      <p className={styles.round}>{label}</p>
      <Opponent
        image={images.get(winner)}
        verb={TEXTS.lostTo}
        name={(name) => TEXTS.lost(name, label)}
        onShow={onShow}
      />
      {beside.map((id) => (
        <Opponent
          key={id}
          image={images.get(id)}
          verb={TEXTS.lostWith}
          name={(name) => TEXTS.alsoLost(name, label)}
          onShow={onShow}
        />
      ))}
    </li>
  );
}

type OpponentProps = Pick<Props, 'onShow'> & {
  image: Image | undefined;
  verb: string;
  name: (name: string) => string;
};

function Opponent({ image, verb, name, onShow }: OpponentProps) {
  return image === undefined ? null : (
    <button
      type="button"
      className={styles.beaten}
      aria-label={name(image.name)}
      onClick={() => onShow(image.id)}
    >
      <Picture image={image} alt="" fit="auto" sizes="64px" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.beat}>{verb}</span> <bdi className={styles.name}>{image.name}</bdi>
      </span>
    </button>
  );
}
