// The replies that a page is drawn of, under the keys of its queries: the app that goes on with the page finds them there and asks nothing.
// Each key is made by the query itself, so that it cannot be another one.

import type { FirstReplies } from '@palmares/core/contract/first-view';
import { EXCERPT } from '@palmares/core/limits';
import type { QueryKey } from '@tanstack/react-query';
import { parseListState, toListQuery } from '../lib/list-state.ts';
import { albumListQuery, albumQuery, categoriesQuery, homeQuery } from '../queries/album.ts';
import { contentListQuery, contentQuery } from '../queries/content.ts';
import { HERO_SEED_KEY } from '../queries/hero-seed.ts';
import type { ListFilters } from '../queries/paged-query.ts';
import { palmaresQuery } from '../queries/palmares.ts';
import { siteQuery } from '../queries/site.ts';
import type { FirstEntry } from './first-data.ts';

type ListQueryOf = (filters: ListFilters, pageSize?: number) => { queryKey: QueryKey };

/** A list as it opens. */
const WHOLE = toListQuery(parseListState(new URLSearchParams()));

export function toFirstEntries(replies: FirstReplies): FirstEntry[] {
  const { site, home, seed, categories, albums, tierlists, tournaments, rankings } = replies;
  const { album, palmares, tierlist, tournament, ranking } = replies;
  /** What was made of the album, on its page; everything, on the page of the list. */
  const list = (page: object | undefined, queryOf: ListQueryOf): FirstEntry[] => {
    if (page === undefined) return [];
    const { queryKey } =
      album === undefined ? queryOf(WHOLE) : queryOf({ album: album.id, sort: 'newest' }, EXCERPT.contents);
    return [[queryKey, firstPageOf(page)]];
  };
  return [
    [siteQuery().queryKey, site],
    ...(home === undefined ? [] : [[homeQuery().queryKey, firstPageOf(home)] as const]),
    ...(seed === undefined ? [] : [[HERO_SEED_KEY, seed] as const]),
    ...(categories === undefined ? [] : [[categoriesQuery().queryKey, categories] as const]),
    ...list(albums, albumListQuery),
    ...list(tierlists, (filters, pageSize) => contentListQuery('tierlist', filters, pageSize)),
    ...list(tournaments, (filters, pageSize) => contentListQuery('tournament', filters, pageSize)),
    ...list(rankings, (filters, pageSize) => contentListQuery('ranking', filters, pageSize)),
    ...one(album, albumQuery),
    ...(album && palmares ? [[palmaresQuery(album.id).queryKey, palmares] as const] : []),
    ...one(tierlist, (id) => contentQuery('tierlist', id)),
    ...one(tournament, (id) => contentQuery('tournament', id)),
    ...one(ranking, (id) => contentQuery('ranking', id)),
  ];
}

const one = (
  found: { readonly id: number } | undefined,
  queryOf: (id: number) => { queryKey: QueryKey },
): FirstEntry[] => (found === undefined ? [] : [[queryOf(found.id).queryKey, found]]);

/** Of an endless list. */
const firstPageOf = (page: object) => ({ pages: [page], pageParams: [null] });
