import type { ListQuery, PageMeta } from '@palmares/core/contract/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Reply } from '../api/reply.ts';

/** What a list of albums or contents is asked for. */
export type ListFilters = Pick<ListQuery, 'search' | 'category' | 'sort' | 'scope'>;

type Part = { limit: number; cursor?: string };

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
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.meta.next_cursor,
  });

export type PagedQuery<T> = ReturnType<typeof pagedQuery<T>>;
