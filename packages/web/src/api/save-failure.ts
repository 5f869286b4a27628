// What stands in the way of a save, where the person can do something about it.
import type { Image } from '@palmares/core/contract/types';
import type { Saved } from '../lib/content-saver.ts';
import { getAlbum } from './album.ts';
import { ApiError, isRefusal } from './errors.ts';

/** `conflict`: saved elsewhere since. `gone`: deleted elsewhere. `albumGone`: its album is. `images`: its album let go of some of its images. */
export type SaveFailure = 'conflict' | 'gone' | 'albumGone' | 'images' | 'other';

/** `base`: the content that the save was meant for; null for a new one. */
export function saveFailureOf(error: unknown, base: Saved | null): SaveFailure {
  if (!(error instanceof ApiError)) return 'other';
  if (error.code === 'version_conflict') return 'conflict';
  if (error.code === 'image_not_in_album' || error.code === 'winner_not_in_tournament') return 'images';
  // A new content names nothing else that could be missing.
  if (error.status === 404) return base === null ? 'albumGone' : 'gone';
  return 'other';
}

type Fetch = () => Promise<readonly Image[]>;

/**
 * Those of `images` that cannot be saved any more: neither in the album now, nor kept by the content itself (BU-17).
 * `fetchHeld` is null for a new content. None where that cannot be told.
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
      // An album that turned private or is deleted takes nothing from what was made of it.
      if (isRefusal(error)) return [];
      throw error;
    }),
  ]);
  return [...kept, ...album];
}
