import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type {
  Album,
  AlbumSummary,
  CategoryRef,
  HomeReply,
  ListQuery,
  PageMeta,
} from '@palmares/core/contract/types';
import { tabStorage } from '../storage/web-storage.ts';
import { call, callWithMeta } from './client.ts';
import type { Reply } from './reply.ts';

export function getHome(
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Reply<HomeReply['data'], HomeReply['meta']>> {
  return callWithMeta(ENDPOINTS.home, { query: { cursor }, signal });
}

export function listAlbums(query: ListQuery, signal?: AbortSignal): Promise<Reply<AlbumSummary[], PageMeta>> {
  return callWithMeta(ENDPOINTS.listAlbums, { query, signal });
}

export function getAlbum(id: number, signal?: AbortSignal): Promise<Album> {
  return call(ENDPOINTS.getAlbum, { id, signal });
}

export function listCategories(signal?: AbortSignal): Promise<CategoryRef[]> {
  return call(ENDPOINTS.listCategories, { signal });
}

/** Counts a view once per tab and album (AL-9). A view that is not counted is no error. */
export async function countAlbumView(id: number): Promise<void> {
  const key = `viewed-album-${id}` as const;
  if (tabStorage.read(key) !== null || !tabStorage.write(key, '1')) return;
  await call(ENDPOINTS.countAlbumView, { id }).catch(() => {
    // The count is one lower, and the page is unaffected.
  });
}
