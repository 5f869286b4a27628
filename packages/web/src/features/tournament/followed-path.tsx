import type { Image } from '@palmares/core/contract/types';
import type { ImagePath } from '@palmares/core/tournament/image-path';
import { PATH_TEXTS } from '@palmares/texts/game/tournament-path';
import { Button } from '../../ui/button.tsx';
import type { PathMark } from './final-rankings.tsx';
import styles from './image-path.module.css';
import { PathLoss } from './path-loss.tsx';
import { PATH_TITLE, PathSteps } from './path-steps.tsx';

type Props = {
  image: Image;
  path: ImagePath;
  images: ReadonlyMap<number, Image>;
  onShow: (image: number) => void;
  /** Returns to the path of the champion. */
  onReset: () => void;
};

/** The followed path, which replaces the champion's. Its title takes the focus from the control that opened it. */
export function FollowedPath({ image, path: { wins, loss }, images, onShow, onReset }: Props) {
  return (
    <section className={styles.path} aria-labelledby={PATH_TITLE}>
      <div className={styles.head}>
        <h2 id={PATH_TITLE} tabIndex={-1} className={styles.pageTitle}>
          {PATH_TEXTS.of(image.name)}
        </h2>
        <Button size="s" variant="quiet" onClick={onReset}>
          {PATH_TEXTS.champion}
        </Button>
      </div>
      <PathSteps wins={wins} images={images} onShow={onShow}>
        {loss !== null && <PathLoss loss={loss} images={images} onShow={onShow} />}
      </PathSteps>
    </section>
  );
}

function mark(kind: PathMark['kind']): PathMark {
  return { kind, text: PATH_TEXTS.marks[kind] };
}

/** Returns the relation of each image on a path to the one it belongs to. */
export function createPathMarks(image: number, { wins, loss }: ImagePath): ReadonlyMap<number, PathMark> {
  const marks = new Map([[image, mark('self')]]);
  for (const { beaten } of wins) for (const id of beaten) marks.set(id, mark('beaten'));
  for (const id of loss?.beside ?? []) marks.set(id, mark('beside'));
  if (loss !== null) marks.set(loss.winner, mark('winner'));
  return marks;
}
