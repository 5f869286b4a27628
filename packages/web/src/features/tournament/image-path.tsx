import type { Image } from '@palmares/core/contract/types';
import { findImagePath } from '@palmares/core/tournament/image-path';
import type { Group } from '@palmares/core/tournament/result';
import type { SavedDuel } from '@palmares/core/tournament/saved-duels';
import { PATH_TEXTS } from '@palmares/texts/game/tournament-path';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { PathMark } from './final-rankings.tsx';
import { createPathMarks, FollowedPath } from './followed-path.tsx';
import styles from './image-path.module.css';
import { PathLoss } from './path-loss.tsx';
import { PathSteps } from './path-steps.tsx';

/** An image whose path replaces the champion's on the page. */
export type Followed = {
  readonly section: ReactNode;
  readonly marks: ReadonlyMap<number, PathMark>;
};

type Props = {
  image: number;
  duels: readonly SavedDuel[];
  groups: readonly Group[];
  images: ReadonlyMap<number, Image>;
  onShow: (image: number) => void;
  onFollow: (followed: Followed | null) => void;
};

/** The path of the opened image, below it in the dialog; it can be followed on the page too. */
export function ImagePath({ image: id, duels, groups, images, onShow, onFollow }: Props) {
  const image = images.get(id);
  const path = findImagePath(id, duels, groups);
  const { wins, loss } = path;
  if (image === undefined || (wins.length === 0 && loss === null)) return null;
  const shared = { images, onShow };
  const section = <FollowedPath {...shared} image={image} path={path} onReset={() => onFollow(null)} />;
  return (
    <section className={styles.path} aria-labelledby="image-path">
      <div className={styles.head}>
        <h3 id="image-path" className={styles.title}>
          {PATH_TEXTS.title}
        </h3>
        <Button size="s" onClick={() => onFollow({ section, marks: createPathMarks(id, path) })}>
          {PATH_TEXTS.follow}
        </Button>
      </div>
      <PathSteps {...shared} wins={wins}>
        {loss !== null && <PathLoss {...shared} loss={loss} />}
      </PathSteps>
    </section>
  );
}
