import { buildSrcset, imageVariant } from '@palmares/core/album/image-path';
import type { Image as AlbumImage } from '@palmares/core/contract/types';
import { type Tournament, upcomingDuels } from '@palmares/core/tournament/tournament';
import { useEffect } from 'react';

/** The `sizes` of an image in a duel. The preload must use the same value, or it fetches another variant. */
export const DUEL_SIZES = '(min-width: 48em) 46vw, 80vw';

const DUELS_AHEAD = 3;

/** Fetches and decodes the images of the next duels ahead of time. */
export function usePreload(tournament: Tournament | null, images: ReadonlyMap<number, AlbumImage>): void {
  useEffect(() => {
    if (tournament === null) return;
    for (const id of upcomingDuels(tournament).slice(0, DUELS_AHEAD).flat()) {
      const path = images.get(id)?.path_image ?? null;
      const image = new Image();
      const srcset = buildSrcset(path);
      if (srcset !== undefined) {
        image.sizes = DUEL_SIZES;
        image.srcset = srcset;
      }
      image.src = imageVariant(path, 480);
      image.decode().catch(() => {
        // The duel itself shows a broken image.
      });
    }
  }, [tournament, images]);
}
