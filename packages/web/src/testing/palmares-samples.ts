// Sample answers for the palmarès of an album.
import type { AlbumPalmares, Image, RankedImage } from '@palmares/core/contract/types';

/** The palmarès of an album without contents. */
export const NO_PALMARES: AlbumPalmares = {
  voices: 0,
  contents: 0,
  computed_at: null,
  outdated: false,
  images: [],
  divisive: [],
  consensual: [],
  surprise: null,
};

type Patch = Partial<Omit<AlbumPalmares, 'images'>> & {
  /** Overrides by zero-based rank. */
  rows?: Readonly<Record<number, Partial<RankedImage>>>;
};

/** A palmarès of twelve people who agree on the order of these images up to one rank, with a fifth of the images in each tier. */
export function samplePalmares(images: readonly Image[], { rows = {}, ...patch }: Patch = {}): AlbumPalmares {
  return {
    ...NO_PALMARES,
    voices: 12,
    contents: 15,
    computed_at: '2026-11-20T10:00:00.000Z',
    images: images.map((image, index) => ({
      id_image: image.id,
      rank: index + 1,
      best: Math.max(1, index),
      worst: Math.min(images.length, index + 2),
      worth: (images.length - 1) / 2 - index,
      error: 0.4,
      tier: Math.floor((5 * index) / images.length),
      judged: 12,
      fifths: [6, 3, 1, 1, 1],
      won: 0,
      lost: 0,
      spread: 0.2,
      ...rows[index],
    })),
    ...patch,
  };
}
