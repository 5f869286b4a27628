import { GALLERY } from '@palmares/core/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getAlbum, getHome, listAlbums, listCategories } from '../api/album.ts';
import { FIRST_PAGE, type ListFilters, pagedQuery } from './paged-query.ts';

/** Popular albums come with the first page, category shelves two at a time (SH-32, SH-37). */
export const homeQuery = () =>
  infiniteQueryOptions({
    queryKey: ['albums', 'home'],
    queryFn: ({ pageParam, signal }) => getHome(pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.meta.next_cursor,
  });

/** Key under which a server-rendered home page stores the seed of its duel; it is never fetched. */
export const HERO_SEED_KEY = ['hero-seed'] as const;

export const albumListQuery = (filters: ListFilters, pageSize: number = GALLERY.pageSize) =>
  pagedQuery(['albums', 'list', filters, pageSize], pageSize, (part, signal) =>
    listAlbums({ ...filters, ...part }, signal),
  );

export const albumQuery = (id: number) =>
  queryOptions({ queryKey: ['albums', 'one', id], queryFn: ({ signal }) => getAlbum(id, signal) });

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => listCategories(signal),
    staleTime: 10 * 60_000,
  });

/** Keys of all queries that show albums, to invalidate after a write. */
export const ALBUM_KEYS = ['albums'] as const;
