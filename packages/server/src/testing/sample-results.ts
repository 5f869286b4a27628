// The complete result of each kind of content over some images, as a save accepts it.
import type { ContentKind } from '@palmares/core/content-kind';
import { tier } from './factories.ts';

export const SAMPLE_RESULTS: Record<ContentKind, (images: readonly number[]) => object> = {
  tierlist: (images) => ({ lines: [tier('S', 1, images)] }),
  tournament: (images) => ({
    turn: 2,
    winner_id: images[0],
    images: images.map((id_image, index) => ({
      id_image,
      place: index === 0 ? 1 : 2,
      turn: index === 0 ? 1 : 0,
      lose: index > 0,
    })),
    duels: images.slice(1, 2).map((loser) => ({ winner_id: images[0], loser_ids: [loser] })),
  }),
  ranking: (images) => ({
    images: images.map((id_image, index) => ({ id_image, points: index === 0 ? 2 : 0, viewed: 1 })),
  }),
};

/** The same, but a ranking has a rank for each image. */
export const PLACED_RESULTS: typeof SAMPLE_RESULTS = {
  ...SAMPLE_RESULTS,
  ranking: (images) => ({
    images: images.map((id_image, index) => ({ id_image, points: -index - 1, viewed: 3 })),
  }),
};
