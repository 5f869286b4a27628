import type { ListQuery, PageMeta } from '@palmares/core/contract/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Reply } from '../api/reply.ts';

/** What a list of albums or contents is asked for. */
export type ListFilters = Pick<ListQuery, 'search' | 'category' | 'sort' | 'scope' | 'album' | 'author'>;

type Part = { limit: number; cursor?: string };

/** The cursor of a first page: none. Those of the pages after it are texts, which the compiler would not know from a bare null. */
export const FIRST_PAGE = null as string | null;

/** A list that comes page by page, each from the cursor that the one before gave. */
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
