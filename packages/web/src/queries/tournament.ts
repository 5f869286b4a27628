import type { ListQuery } from '@palmares/core/contract/types';
import { GALLERY } from '@palmares/core/limits';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getTournament, listTournaments } from '../api/tournament.ts';
import { contentQuery } from './content.ts';

/** First part of every key of tournaments: what is invalid after one was written. */
export const TOURNAMENT_KEY = 'tournaments';

export const tournamentQuery = (id: number) => contentQuery(TOURNAMENT_KEY, id, getTournament);

export type TournamentFilters = Pick<ListQuery, 'search' | 'category' | 'sort' | 'scope'>;

export const tournamentListQuery = (filters: TournamentFilters) =>
  infiniteQueryOptions({
    queryKey: [TOURNAMENT_KEY, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      listTournaments(
        { ...filters, limit: GALLERY.pageSize, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.meta.next_cursor,
  });
