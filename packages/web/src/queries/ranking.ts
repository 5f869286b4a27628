import { GALLERY } from '@palmares/core/limits';
import { getRanking, listRankings } from '../api/ranking.ts';
import { contentQuery } from './content.ts';
import { type ListFilters, pagedQuery } from './paged-query.ts';

/** First part of every key of rankings: what is invalid after one was written. */
export const RANKING_KEY = 'rankings';

export const rankingQuery = (id: number) => contentQuery(RANKING_KEY, id, getRanking);

export const rankingListQuery = (filters: ListFilters, pageSize: number = GALLERY.pageSize) =>
  pagedQuery([RANKING_KEY, 'list', filters, pageSize], pageSize, (part, signal) =>
    listRankings({ ...filters, ...part }, signal),
  );
