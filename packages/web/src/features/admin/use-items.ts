import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { whileThere } from '../../api/errors.ts';
import { changeRow, type ItemFilters } from '../../queries/admin.ts';
import type { PagedQuery } from '../../queries/paged-query.ts';
import { useAdminState } from './use-admin-state.ts';

export type Items<T> = {
  readonly list: Pick<
    UseInfiniteQueryResult<InfiniteData<unknown>>,
    'isError' | 'isPlaceholderData' | 'hasNextPage' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
  >;
  /** Undefined while the first page is on its way. */
  readonly rows: readonly T[] | undefined;
  /** Changes one row where it stands, or takes it out with null. */
  readonly change: (id: number, change: (row: T) => T | null) => void;
  /** Changes a row once its call succeeded. If the server does not know it any more it leaves the list, and the failure goes on. */
  readonly write: <A>(id: number, call: Promise<A>, change: (row: T, reply: A) => T | null) => Promise<void>;
};

/** The rows of a tab. */
export function useItems<T extends { id: number }>(query: PagedQuery<T>): Items<T> {
  const client = useQueryClient();
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const change: Items<T>['change'] = (id, how) => changeRow<T>(client, query.queryKey, id, how);
  return {
    list,
    rows: list.data?.pages.flatMap((page) => page.data),
    change,
    async write(id, call, how) {
      const reply = await whileThere(call, () => change(id, () => null));
      change(id, (row) => how(row, reply));
    },
  };
}

/** What the address asks of albums or contents. */
export function useItemFilters(): ItemFilters {
  const { state } = useAdminState();
  return {
    sort: state.sort === 'last_connection' ? 'newest' : state.sort,
    ...(state.search !== '' && { search: state.search }),
  };
}
