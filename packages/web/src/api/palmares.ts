import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { AlbumPalmares } from '@palmares/core/contract/types';
import { call } from './client.ts';

/** Fetches the palmarès of an album, as last computed. */
export function getPalmares(albumId: number, signal?: AbortSignal): Promise<AlbumPalmares> {
  return call(ENDPOINTS.getPalmares, { id: albumId, signal });
}
