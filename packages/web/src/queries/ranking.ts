import type { ListQuery } from '@palmares/core/contract/types';
import { GALLERY } from '@palmares/core/limits';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getRanking, listRankings } from '../api/ranking.ts';
import { contentQuery } from './content.ts';

/** First part of every key of rankings: what is invalid after one was written. */
export const RANKING_KEY = 'rankings';

export const rankingQuery = (id: number) => contentQuery(RANKING_KEY, id, getRanking);

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
