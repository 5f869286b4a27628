import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { whileThere } from '../../api/errors.ts';
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
  /** The answer of a call about a row. The row of what is not there any more leaves the list; who called tells the failure. */
  readonly reach: <A>(id: number, call: Promise<A>) => Promise<A>;
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
  const change: Items<T>['change'] = (id, how) => changeRow<T>(client, query.queryKey, id, how);
  return {
    list,
    rows: list.data?.pages.flatMap((page) => page.data),
    change,
    reach: (id, call) => whileThere(call, () => change(id, () => null)),
  };
}
