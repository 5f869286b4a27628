import type { Image } from '@palmares/core/contract/types';
import type { ImagePath } from '@palmares/core/tournament/path-of-image';
import type { PathStep } from '@palmares/core/tournament/saved-duels';
import { Button } from '../../ui/button.tsx';
import styles from './champion-path.module.css';
import { TEXTS } from './messages.ts';
import { PathSteps } from './path-steps.tsx';

/** An image whose path is shown instead. */
export type Followed = { readonly image: number; readonly path: ImagePath };

type Props = {
  path: readonly PathStep[];
  images: ReadonlyMap<number, Image>;
  onShow: (image: number) => void;
  followed?: Followed | null;
  /** Back to the champion's. */
  onReset?: () => void;
};

/** Of its title, which takes the focus of what led there. */
export const PATH_TITLE = 'champion-path';

/**
 * Whom the champion beat, round by round, or the path of the image that one follows. Nothing where the duels are not known: the rounds
 * stand below all the same.
 */
export function ChampionPath({ path, images, onShow, followed = null, onReset }: Props) {
  const { wins, loss } = followed?.path ?? { wins: path, loss: null };
  const image = followed === null ? undefined : images.get(followed.image);
  if (wins.length === 0 && loss === null) return null;
  return (
    <section aria-labelledby={PATH_TITLE}>
      <div className={styles.head}>
        <h2 id={PATH_TITLE} tabIndex={-1} className={styles.title}>
          {image === undefined ? TEXTS.path : TEXTS.pathOf(image.name)}
        </h2>
        {image !== undefined && (
          <Button size="s" variant="quiet" onClick={onReset}>
            {TEXTS.path}
          </Button>
        )}
      </div>
      <PathSteps wins={wins} loss={loss} images={images} onShow={onShow} />
    </section>
  );
}
