import type { ListQuery, PageMeta } from '@palmares/core/contract/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Reply } from '../api/reply.ts';

/** Filters of a list of albums or contents. */
export type ListFilters = Pick<ListQuery, 'search' | 'category' | 'sort' | 'scope' | 'album' | 'author'>;

type Part = { limit: number; cursor?: string };

/** The first page has no cursor. The cast is needed because later cursors are strings. */
export const FIRST_PAGE = null as string | null;

/** A cursor-paginated list: each page gives the cursor of the next one. */
export const pagedQuery = <T>(
  queryKey: readonly unknown[],
  limit: number,
  load: (part: Part, signal: AbortSignal) => Promise<Reply<T[], PageMeta>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      load({ limit, ...(pageParam !== null && { cursor: pageParam }) }, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.meta.next_cursor,
  });

export type PagedQuery<T> = ReturnType<typeof pagedQuery<T>>;
