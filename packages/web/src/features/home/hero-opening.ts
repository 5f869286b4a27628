// Chooses the first duel of the home page: two images of a popular album, as its card shows them.
import type { AlbumSummary, Image } from '@palmares/core/contract/types';
import { TOURNAMENT } from '@palmares/core/tournament/limits';

export type Opening = { readonly album: AlbumSummary; readonly duel: readonly Image[] };

/** Returns null where no album has two images. An album of three images gives one duel of three, as in a tournament. */
export function chooseOpening(albums: readonly AlbumSummary[], seed: number): Opening | null {
  const playable = albums.filter(({ images }) => images.length >= TOURNAMENT.duelSize);
  const album = playable[seed % playable.length];
  if (album === undefined) return null;
  const { images, image_count: count } = album;
  const size = count === TOURNAMENT.oddDuelSize ? TOURNAMENT.oddDuelSize : TOURNAMENT.duelSize;
  const from = (seed >>> 8) % images.length;
  return { album, duel: [...images.slice(from), ...images.slice(0, from)].slice(0, size) };
}
