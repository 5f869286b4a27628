import type { Image } from '@palmares/core/contract/types';
import type { ImagePath } from '@palmares/core/tournament/image-path';
import { TEXTS } from '@palmares/texts/game/tournament';
import { PATH_TEXTS } from '@palmares/texts/game/tournament-path';
import styles from './champion-path.module.css';
import { Opponent } from './path-steps.tsx';

type Props = {
  loss: NonNullable<ImagePath['loss']>;
  images: ReadonlyMap<number, Image>;
  onShow: (image: number) => void;
};

/** The round in which an image lost: who beat it and, in a duel of three, who else lost. */
export function PathLoss({ loss: { round, isFinal, winner, beside }, images, onShow }: Props) {
  const label = TEXTS.pathRound(round, isFinal);
  return (
    <li className={styles.step} data-lost data-final={isFinal || undefined}>
      <p className={styles.round}>{label}</p>
      <Opponent
        image={images.get(winner)}
        verb={PATH_TEXTS.lostTo}
        name={(name) => PATH_TEXTS.lost(name, label)}
        onShow={onShow}
      />
      {beside.map((id) => (
        <Opponent
          key={id}
          image={images.get(id)}
          verb={PATH_TEXTS.lostWith}
          name={(name) => PATH_TEXTS.alsoLost(name, label)}
          onShow={onShow}
        />
      ))}
    </li>
  );
}
