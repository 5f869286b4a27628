import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { CreateAlbumBody } from '@palmares/core/contract/types';
import { call } from './client.ts';

type CreateOptions = { idempotencyKey: string; signal?: AbortSignal };

/** The same key sent again answers the same album. */
export function createAlbum(
  body: CreateAlbumBody,
  options: CreateOptions,
): Promise<{ id: number; version: number }> {
  return call(ENDPOINTS.createAlbum, { body, ...options });
}

export async function deleteAlbum(id: number): Promise<void> {
  await call(ENDPOINTS.deleteAlbum, { id });
}

export async function addAlbumCategory(id: number, categoryId: number): Promise<void> {
  await call(ENDPOINTS.addAlbumCategory, { id, body: { id_category: categoryId } });
}
