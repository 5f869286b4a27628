import type { Image } from '@palmares/core/contract/types';
import type { Group } from '@palmares/core/tournament/result';
import type { SavedDuel } from '@palmares/core/tournament/saved-duels';
import { lazy, Suspense, useRef, useState } from 'react';
import { type Followed, PATH_TITLE } from './champion-path.tsx';
import type { PathMark } from './final-rankings.tsx';
import { useShownImage } from './use-shown-image.tsx';

const LazyImagePath = lazy(() =>
  import('./image-path.tsx').then((module) => ({ default: module.ImagePath })),
);

/** The image of a saved tournament that is looked at, with its path; and the one whose path the page shows. */
export function useFollowedPath(
  groups: readonly Group[],
  images: ReadonlyMap<number, Image>,
  duels: readonly SavedDuel[],
) {
  const [followed, follow] = useState<Followed | null>(null);
  const leadsToPath = useRef(false);
  const { order, show, dialog } = useShownImage(groups, images, 'viewer', {
    more: (image, look, close) =>
      duels.length > 0 && (
        <Suspense>
          <LazyImagePath
            image={image}
            duels={duels}
            groups={groups}
            images={images}
            onShow={look}
            onFollow={(next) => {
              leadsToPath.current = true;
              follow(next);
              close();
            }}
          />
        </Suspense>
      ),
    focusAfter() {
      const title = leadsToPath.current ? document.getElementById(PATH_TITLE) : null;
      leadsToPath.current = false;
      // Focus alone would leave the page where it was.
      title?.scrollIntoView({ block: 'center' });
      return title;
    },
  });
  const reset = (): void => follow(null);
  return { order, show, dialog, followed, marks: marksOf(followed), reset };
}

/** What the images of a path are to the one that it belongs to. */
function marksOf(followed: Followed | null): ReadonlyMap<number, PathMark> | null {
  if (followed === null) return null;
  const { wins, loss } = followed.path;
  const marks = new Map<number, PathMark>([[followed.image, 'self']]);
  for (const { beaten } of wins) for (const image of beaten) marks.set(image, 'beaten');
  for (const image of loss?.beside ?? []) marks.set(image, 'beside');
  if (loss !== null) marks.set(loss.winner, 'winner');
  return marks;
}
