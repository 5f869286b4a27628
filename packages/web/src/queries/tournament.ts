import { GALLERY } from '@palmares/core/limits';
import { queryOptions } from '@tanstack/react-query';
import { getTournament, listTournaments } from '../api/tournament.ts';
import { type ListFilters, pagedQuery } from './paged-query.ts';

/** First part of every key of tournaments: what is invalid after one was written. */
export const TOURNAMENT_KEY = 'tournaments';

export const tournamentQuery = (id: number) =>
  queryOptions({ queryKey: [TOURNAMENT_KEY, 'one', id], queryFn: ({ signal }) => getTournament(id, signal) });

export const tournamentListQuery = (filters: ListFilters) =>
  pagedQuery([TOURNAMENT_KEY, 'list', filters], GALLERY.pageSize, (part, signal) =>
    listTournaments({ ...filters, ...part }, signal),
  );
