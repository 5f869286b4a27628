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
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { readPageCount, readScrollTop, writePageCount } from '../storage/restore-pagination.ts';

type Options<TPage, TKey extends QueryKey> = UnusedSkipTokenInfiniteOptions<
  TPage,
  DefaultError,
  InfiniteData<TPage>,
  TKey,
  string | null
>;

type EndlessQuery<TPage> = {
  list: UseInfiniteQueryResult<InfiniteData<TPage>>;
  /** Number of pages that the first answer will contain. */
  expectedPages: number;
};

/**
 * Infinite query of the list for the current address. After a reload or going back it starts with as many pages as were loaded before;
 * while other filters load, the previous answer stays on the screen.
 */
export function useEndlessQuery<TPage, TKey extends QueryKey>(
  options: Options<TPage, TKey>,
): EndlessQuery<TPage> {
  const { key: step } = useLocation();
  const expectedPages = readPageCount(step);
  // Starts before the list would request its first page: the list then waits for this answer.
  usePrefetchInfiniteQuery({ ...options, pages: expectedPages });
  const list = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const shownPages = list.isPlaceholderData ? undefined : list.data?.pages.length;
  useEffect(() => {
    if (shownPages !== undefined) writePageCount(step, shownPages);
  }, [step, shownPages]);
  useRestoredScroll(step, list.data !== undefined);
  return { list, expectedPages };
}

/** Events by which a person scrolls. */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * After a reload the browser restores the scroll position while the list still shows placeholders of about its size. Once the list has
 * loaded, the position is set again exactly, unless the person has scrolled meanwhile.
 */
function useRestoredScroll(step: string, arrived: boolean): void {
  const isAwaited = useRef(!arrived);
  useEffect(() => {
    const leave = () => {
      isAwaited.current = false;
    };
    for (const hand of HANDS) window.addEventListener(hand, leave, { once: true, passive: true });
    return () => {
      for (const hand of HANDS) window.removeEventListener(hand, leave);
    };
  }, []);
  useLayoutEffect(() => {
    if (!arrived || !isAwaited.current) return;
    isAwaited.current = false;
    const top = readScrollTop(step);
    if (top !== null) window.scrollTo(0, top);
  }, [arrived, step]);
}
