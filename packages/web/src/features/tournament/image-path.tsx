import type { Image } from '@palmares/core/contract/types';
import { pathOfImage } from '@palmares/core/tournament/path-of-image';
import type { Group } from '@palmares/core/tournament/result';
import type { SavedDuel } from '@palmares/core/tournament/saved-duels';
import { Button } from '../../ui/button.tsx';
import type { Followed } from './champion-path.tsx';
import styles from './image-path.module.css';
import { TEXTS } from './messages.ts';
import { PathSteps } from './path-steps.tsx';

type Props = {
  image: number;
  duels: readonly SavedDuel[];
  groups: readonly Group[];
  images: ReadonlyMap<number, Image>;
  onShow: (image: number) => void;
  onFollow: (followed: Followed) => void;
};

/** Below an image that is looked at: its path, which the page can show too. */
export function ImagePath({ image, duels, groups, images, onShow, onFollow }: Props) {
  const path = pathOfImage(image, duels, groups);
  if (path.wins.length === 0 && path.loss === null) return null;
  return (
    <section className={styles.path} aria-labelledby="image-path">
      <div className={styles.head}>
        <h3 id="image-path" className={styles.title}>
          {TEXTS.pathTitle}
        </h3>
        <Button size="s" onClick={() => onFollow({ image, path })}>
          {TEXTS.follow}
        </Button>
      </div>
      <PathSteps {...path} images={images} onShow={onShow} />
    </section>
  );
}
