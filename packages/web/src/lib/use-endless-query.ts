import {
  type DefaultError,
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UnusedSkipTokenInfiniteOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepPages, readKeptPages, tabStorage } from './kept-pages.ts';
import { useRestoredScroll } from './use-restored-scroll.ts';

type Options<TPage, TKey extends QueryKey> = UnusedSkipTokenInfiniteOptions<
  TPage,
  DefaultError,
  InfiniteData<TPage>,
  TKey,
  string | null
>;

type EndlessQuery<TPage> = {
  list: UseInfiniteQueryResult<InfiniteData<TPage>>;
  /** How many pages the first answer will hold. */
  expectedPages: number;
};

/**
 * The list that belongs to an address. After a reload or a way back it begins with as many pages as were there; while other
 * filters are asked for, the old answer stays on the screen.
 */
export function useEndlessQuery<TPage, TKey extends QueryKey>(
  options: Options<TPage, TKey>,
): EndlessQuery<TPage> {
  const { key: step } = useLocation();
  const expectedPages = readKeptPages(tabStorage(), step);
  // Begins before the list would ask for its first page: the list then waits for this answer.
  usePrefetchInfiniteQuery({ ...options, pages: expectedPages });
  const list = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const shownPages = list.isPlaceholderData ? undefined : list.data?.pages.length;
  useEffect(() => {
    if (shownPages !== undefined) keepPages(tabStorage(), step, shownPages);
  }, [step, shownPages]);
  useRestoredScroll(step, list.data !== undefined);
  return { list, expectedPages };
}
