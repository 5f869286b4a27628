import { GALLERY } from '@palmares/core/limits';
import { getTournament, listTournaments } from '../api/tournament.ts';
import { contentQuery } from './content.ts';
import { type ListFilters, pagedQuery } from './paged-query.ts';

/** First part of every key of tournaments: what is invalid after one was written. */
export const TOURNAMENT_KEY = 'tournaments';

export const tournamentQuery = (id: number) => contentQuery(TOURNAMENT_KEY, id, getTournament);

export const tournamentListQuery = (filters: ListFilters, pageSize: number = GALLERY.pageSize) =>
  pagedQuery([TOURNAMENT_KEY, 'list', filters, pageSize], pageSize, (part, signal) =>
    listTournaments({ ...filters, ...part }, signal),
  );
