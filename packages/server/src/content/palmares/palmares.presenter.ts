import type { Album, AlbumPalmares, RankedImage } from '@palmares/core/contract/types';
import type { PalmaresImage } from '@palmares/core/palmares/palmares';
import type { StoredPalmares } from './palmares.repository.ts';

/** `album` is the album as its reader may see it. Images that have left it since the computation are omitted. */
export function presentPalmares(
  album: Pick<Album, 'images'>,
  { palmares, isComputing }: StoredPalmares,
): AlbumPalmares {
  if (palmares === null || isComputing)
    return {
      voices: 0,
      contents: 0,
      computed_at: palmares?.computedAt.toISOString() ?? null,
      outdated: isComputing,
      images: [],
      divisive: [],
      consensual: [],
      surprise: null,
    };
  const { result, contents, computedAt } = palmares;
  const known = new Set(album.images.map((image) => image.id));
  const isKnown = (id: number) => known.has(id);
  return {
    voices: result.voices,
    contents,
    computed_at: computedAt.toISOString(),
    outdated: false,
    images: result.images.filter(({ id }) => isKnown(id)).map(presentImage),
    divisive: result.divisive.filter(isKnown),
    consensual: result.consensual.filter(isKnown),
    surprise: result.surprise !== null && isKnown(result.surprise) ? result.surprise : null,
  };
}

const presentImage = ({ id, fifths, ...figures }: PalmaresImage): RankedImage => ({
  id_image: id,
  ...figures,
  fifths: [...fifths],
});
