import type { ListQuery } from '@palmares/core/contract/types';
import { GALLERY } from '@palmares/core/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getRanking, listRankings } from '../api/ranking.ts';

/** First part of every key of rankings: what is invalid after one was written. */
export const RANKING_KEY = 'rankings';

export const rankingQuery = (id: number) =>
  queryOptions({ queryKey: [RANKING_KEY, 'one', id], queryFn: ({ signal }) => getRanking(id, signal) });

export type RankingFilters = Pick<ListQuery, 'search' | 'category' | 'sort' | 'scope'>;

export const rankingListQuery = (filters: RankingFilters) =>
  infiniteQueryOptions({
    queryKey: [RANKING_KEY, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      listRankings(
        { ...filters, limit: GALLERY.pageSize, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.meta.next_cursor,
  });
