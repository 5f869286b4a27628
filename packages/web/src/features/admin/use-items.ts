import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { evictOnNotFound } from '../../api/errors.ts';
import { changeRow, type ItemFilters } from '../../queries/admin.ts';
import type { PagedQuery } from '../../queries/paged-query.ts';
import { useAdminState } from './use-admin-state.ts';

export type Items<T> = {
  readonly list: Pick<
    UseInfiniteQueryResult<InfiniteData<unknown>>,
    'isError' | 'isPlaceholderData' | 'hasNextPage' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
  >;
  /** Undefined while the first page loads. */
  readonly rows: readonly T[] | undefined;
  /** Updates one row in place, or removes it with null. */
  readonly change: (id: number, change: (row: T) => T | null) => void;
  /** Updates a row after its call succeeded. When the server no longer knows the row, it leaves the list, and the error is rethrown. */
  readonly write: <A>(id: number, call: Promise<A>, change: (row: T, reply: A) => T | null) => Promise<void>;
};

export function useItems<T extends { id: number }>(query: PagedQuery<T>): Items<T> {
  const client = useQueryClient();
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const change: Items<T>['change'] = (id, how) => changeRow<T>(client, query.queryKey, id, how);
  return {
    list,
    rows: list.data?.pages.flatMap((page) => page.data),
    change,
    async write(id, call, how) {
      const reply = await evictOnNotFound(call, () => change(id, () => null));
      change(id, (row) => how(row, reply));
    },
  };
}

/** Returns the filters of albums or contents from the address. */
export function useItemFilters(): ItemFilters {
  const { state } = useAdminState();
  return {
    sort: state.sort === 'last_connection' ? 'newest' : state.sort,
    ...(state.search !== '' && { search: state.search }),
  };
}
