import type { Image } from '@palmares/core/contract/types';
import type { Group } from '@palmares/core/tournament/result';
import type { SavedDuel } from '@palmares/core/tournament/saved-duels';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Followed } from './image-path.tsx';
import { PATH_TITLE } from './path-steps.tsx';
import { useShownImage } from './use-shown-image.tsx';

const LazyImagePath = lazy(() =>
  import('./image-path.tsx').then((module) => ({ default: module.ImagePath })),
);

/** Manages the opened image of a finished tournament, with its path, and the image whose path is followed. */
export function useFollowedPath(
  groups: readonly Group[],
  images: ReadonlyMap<number, Image>,
  duels: readonly SavedDuel[],
  screen: 'editor' | 'viewer',
) {
  const [followed, follow] = useState<Followed | null>(null);
  const leadsToPath = useRef(false);
  const shown = useShownImage(groups, images, screen, {
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
              leadsToPath.current = next !== null;
              // The path must be in the page before the dialog closes, because the dialog then focuses its title.
              flushSync(() => follow(next));
              close();
            }}
          />
        </Suspense>
      ),
    focusAfter() {
      const title = leadsToPath.current ? document.getElementById(PATH_TITLE) : null;
      leadsToPath.current = false;
      // The focus is set without scrolling.
      title?.scrollIntoView({ block: 'center' });
      return title;
    },
  });
  return { ...shown, followed };
}
