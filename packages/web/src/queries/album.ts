import { GALLERY } from '@palmares/core/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getAlbum, getHome, listAlbums, listCategories } from '../api/album.ts';
import { previewAlbumDeletion } from '../api/album-writes.ts';
import { countDependents } from '../lib/album-dependents.ts';
import { FIRST_PAGE, type ListFilters, pagedQuery } from './paged-query.ts';

/** Popular albums come with the first page, category shelves two at a time (spec P1 §2). */
export const homeQuery = () =>
  infiniteQueryOptions({
    queryKey: ['albums', 'home'],
    queryFn: ({ pageParam, signal }) => getHome(pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.meta.next_cursor,
  });

export const albumListQuery = (filters: ListFilters, pageSize: number = GALLERY.pageSize) =>
  pagedQuery(['albums', 'list', filters, pageSize], pageSize, (part, signal) =>
    listAlbums({ ...filters, ...part }, signal),
  );

export const albumQuery = (id: number) =>
  queryOptions({ queryKey: ['albums', 'one', id], queryFn: ({ signal }) => getAlbum(id, signal) });

/** Under a key of its own: invalidating the albums after the deletion must not ask for this album again. */
export const albumDeletionQuery = (id: number) =>
  queryOptions({
    queryKey: ['album-deletion', id],
    queryFn: ({ signal }) => previewAlbumDeletion(id, signal),
    // Shown before a deletion that cannot be undone, so never from the cache.
    staleTime: 0,
    gcTime: 0,
  });

/** How many contents depend on these albums together. One after the other: somebody may have chosen hundreds. */
export const albumsDependentsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['album-deletion', 'together', ids],
    queryFn: async ({ signal }) => {
      let dependents = 0;
      for (const id of ids) dependents += countDependents(await previewAlbumDeletion(id, signal));
      return dependents;
    },
    staleTime: 0,
    gcTime: 0,
  });

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => listCategories(signal),
    staleTime: 10 * 60_000,
  });

/** Everything that shows albums, after one was written. */
export const ALBUM_KEYS = ['albums'] as const;
