import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { AlbumPalmares } from '@palmares/core/contract/types';
import { call } from './client.ts';

/** What everybody thinks of an album, as it was last computed. */
export function getPalmares(albumId: number, signal?: AbortSignal): Promise<AlbumPalmares> {
  return call(ENDPOINTS.getPalmares, { id: albumId, signal });
}
