// The express start: opens the builder at once with every image of the album (decision 0030).

import type { ContentKind } from '@palmares/core/content-kind';
import type { Album } from '@palmares/core/contract/types';
import { RANKING, TOURNAMENT } from '@palmares/core/limits';
import { KINDS } from '../../kinds/kinds.ts';
import { chooseContentName } from './content-name.ts';

/** Minimum number of images per kind: a duel and a ranking's batch have at least two. */
export const IMAGES_TO_START: Record<ContentKind, number> = {
  tierlist: 1,
  tournament: TOURNAMENT.duelSize,
  ranking: RANKING.batches[0].shown,
};

/** Returns null where the album has too few images. `typedName` is null until the name is edited. */
export function expressPath(kind: ContentKind, album: Album, typedName: string | null): string | null {
  if (album.images.length < IMAGES_TO_START[kind]) return null;
  const name = chooseContentName(kind, album.name, typedName);
  return KINDS[kind].paths.create({ album: album.id, images: null, name, express: true });
}
