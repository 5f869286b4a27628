import type { ListQuery } from '@palmares/core/contract/types';
import { GALLERY } from '@palmares/core/limits';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { listTierlists } from '../api/tierlist-list.ts';
import { TIERLIST_KEY } from './tierlist.ts';

export type TierlistFilters = Pick<ListQuery, 'search' | 'category' | 'sort' | 'scope'>;

export const tierlistListQuery = (filters: TierlistFilters) =>
  infiniteQueryOptions({
    queryKey: [TIERLIST_KEY, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      listTierlists(
        { ...filters, limit: GALLERY.pageSize, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.meta.next_cursor,
  });
