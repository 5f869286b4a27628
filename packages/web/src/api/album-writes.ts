import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type {
  AlbumDeletionPreview,
  AlbumStatus,
  CreateAlbumBody,
  UpdateAlbumBody,
} from '@palmares/core/contract/types';
import { call } from './client.ts';

type CreateOptions = { idempotencyKey: string; signal?: AbortSignal };

/** A repeated call with the same key returns the same album. */
export function createAlbum(
  body: CreateAlbumBody,
  options: CreateOptions,
): Promise<{ id: number; version: number }> {
  return call(ENDPOINTS.createAlbum, { body, ...options });
}

export type SavedAlbum = { id: number; version: number; status: AlbumStatus };

/**
 * `version`: the version that the caller has seen, refused with `version_conflict` when it is outdated; null overwrites. `key`: a repeated
 * call with the same body returns the first reply.
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

/** Throws the same errors as the deletion: only people who may delete the album learn what depends on it. */
export function previewAlbumDeletion(id: number, signal?: AbortSignal): Promise<AlbumDeletionPreview> {
  return call(ENDPOINTS.previewAlbumDeletion, { id, signal });
}

export async function addAlbumCategory(id: number, categoryId: number): Promise<void> {
  await call(ENDPOINTS.addAlbumCategory, { id, body: { id_category: categoryId } });
}
