// Save failures that the person can do something about.
import type { Image } from '@palmares/core/contract/types';
import type { Saved } from '../lib/content-saver.ts';
import { getAlbum } from './album.ts';
import { ApiError, isRefusal } from './errors.ts';

/**
 * `conflict`: saved elsewhere since. `gone`: deleted elsewhere. `albumGone`: the album was deleted, or is no longer shown to
 * the person. `images`: the album has lost some of the images.
 */
export type SaveFailure = 'conflict' | 'gone' | 'albumGone' | 'images' | 'other';

/** `base`: the version that the save is based on; null for a new content. */
export function classifySaveFailure(error: unknown, base: Saved | null): SaveFailure {
  if (!(error instanceof ApiError)) return 'other';
  if (error.code === 'version_conflict') return 'conflict';
  if (error.code === 'image_not_in_album' || error.code === 'winner_not_in_tournament') return 'images';
  // Only the album of a new content can be missing.
  if (error.status === 404) return base === null ? 'albumGone' : 'gone';
  return 'other';
}

type Fetch = () => Promise<readonly Image[]>;

/**
 * Returns those of `images` that can no longer be saved: neither in the album now nor held by the saved content (BU-17). `fetchHeld` is
 * null for a new content. Returns none when they cannot be determined.
 */
export async function findLostImages(
  images: readonly number[],
  albumId: number,
  fetchHeld: Fetch | null,
): Promise<readonly number[]> {
  try {
    const usable = new Set((await fetchUsable(albumId, fetchHeld)).map(({ id }) => id));
    return images.filter((image) => !usable.has(image));
  } catch {
    return [];
  }
}

async function fetchUsable(albumId: number, fetchHeld: Fetch | null): Promise<readonly Image[]> {
  const fetchAlbum = async () => (await getAlbum(albumId)).images;
  if (fetchHeld === null) return fetchAlbum();
  const [kept, album] = await Promise.all([
    fetchHeld(),
    fetchAlbum().catch((error: unknown) => {
      // An album that turned private or was deleted removes nothing from contents made from it.
      if (isRefusal(error)) return [];
      throw error;
    }),
  ]);
  return [...kept, ...album];
}
