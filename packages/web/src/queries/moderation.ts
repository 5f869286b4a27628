import type { QueueShelf } from '@palmares/core/contract/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getCase, listQueue } from '../api/moderation.ts';
import { ADMIN_KEY } from './admin.ts';
import { FIRST_PAGE } from './paged-query.ts';

const PAGE_SIZE = 30;

/** First part of the keys of the queue and of its cases. */
export const QUEUE_KEY = [ADMIN_KEY, 'queue'] as const;

/** Always stale, like the lists of the admin panel, because others decide at the same time. Each page contains the sizes of all shelves. */
export const queueQuery = (shelf: QueueShelf) =>
  infiniteQueryOptions({
    queryKey: [...QUEUE_KEY, shelf],
    queryFn: ({ pageParam, signal }) =>
      listQueue({ shelf, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) }, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.meta.next_cursor,
    staleTime: 0,
  });

export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: [...QUEUE_KEY, 'case', id],
    queryFn: ({ signal }) => getCase(id, signal),
    staleTime: 0,
  });
