import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type {
  AlbumDeletionPreview,
  AlbumStatus,
  CreateAlbumBody,
  UpdateAlbumBody,
} from '@palmares/core/contract/types';
import { call } from './client.ts';

type CreateOptions = { idempotencyKey: string; signal?: AbortSignal };

/** The same key sent again answers the same album. */
export function createAlbum(
  body: CreateAlbumBody,
  options: CreateOptions,
): Promise<{ id: number; version: number }> {
  return call(ENDPOINTS.createAlbum, { body, ...options });
}

export type SavedAlbum = { id: number; version: number; status: AlbumStatus };

/**
 * `version`: the one that was seen, refused with `version_conflict` when it is no longer the newest; null overwrites.
 * `key`: sent again with the same body, it gives the reply of the first time.
 */
export function updateAlbum(
  id: number,
  body: UpdateAlbumBody,
  version: number | null,
  key?: string,
): Promise<SavedAlbum> {
  return call(ENDPOINTS.updateAlbum, {
    id,
    body,
    ...(version !== null && { ifMatch: version }),
    ...(key !== undefined && { idempotencyKey: key }),
  });
}

export async function deleteAlbum(id: number): Promise<void> {
  await call(ENDPOINTS.deleteAlbum, { id });
}

/** Throws what the deletion itself would throw: only who may delete the album learns what depends on it. */
export function previewAlbumDeletion(id: number, signal?: AbortSignal): Promise<AlbumDeletionPreview> {
  return call(ENDPOINTS.previewAlbumDeletion, { id, signal });
}

export async function addAlbumCategory(id: number, categoryId: number): Promise<void> {
  await call(ENDPOINTS.addAlbumCategory, { id, body: { id_category: categoryId } });
}
