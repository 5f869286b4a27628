import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { changeRow, type ItemFilters, type ItemsQuery } from '../../queries/admin.ts';
import { useAdminState } from './use-admin-state.ts';

export type Items<T> = {
  readonly list: Pick<
    UseInfiniteQueryResult<InfiniteData<unknown>>,
    'isError' | 'hasNextPage' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
  >;
  /** Undefined while the first page is on its way. */
  readonly rows: readonly T[] | undefined;
  /** Changes one row where it stands, or takes it out with null. */
  readonly change: (id: number, change: (row: T) => T | null) => void;
};

/** The albums or contents that the address asks for, whoever made them. */
export function useItems<T extends { id: number }>(
  queryOf: (filters: ItemFilters) => ItemsQuery<T>,
): Items<T> {
  const { state } = useAdminState();
  const client = useQueryClient();
  const query = queryOf({
    sort: state.sort === 'last_connection' ? 'newest' : state.sort,
    ...(state.search !== '' && { search: state.search }),
  });
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  return {
    list,
    rows: list.data?.pages.flatMap((page) => page.data),
    change: (id, change) => changeRow<T>(client, query.queryKey, id, change),
  };
}
