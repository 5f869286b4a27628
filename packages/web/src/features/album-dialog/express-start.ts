// The express way in: at once to the builder, with every image of the album (decision 0030).
import type { Album } from '@palmares/core/contract/types';
import { RANKING, TOURNAMENT } from '@palmares/core/limits';
import { builderOf, type ContentType } from '../../lib/paths.ts';
import { nameOf } from './content-name.ts';

/** What a kind needs for anything to be chosen: a duel and a ranking's batch have two images at least. */
export const IMAGES_TO_START: Record<ContentType, number> = {
  tierlists: 1,
  tournois: TOURNAMENT.duelSize,
  classements: RANKING.batches[0].shown,
};

/** Null where the album has too few images. `typedName`: by hand, null while nobody did. */
export function expressPath(type: ContentType, album: Album, typedName: string | null): string | null {
  if (album.images.length < IMAGES_TO_START[type]) return null;
  const name = nameOf(type, album.name, typedName);
  return builderOf(type)({ album: album.id, images: null, name, express: true });
}
