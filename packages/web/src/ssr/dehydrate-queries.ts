// Dehydrates the replies that a server-rendered page shows, under the keys of its queries, so that the app need not request them. The query
// itself creates each key, so the keys cannot differ.

import { CONTENT_KINDS } from '@palmares/core/content-kind';
import type { SsrReplies } from '@palmares/core/contract/ssr';
import { EXCERPT } from '@palmares/core/limits';
import type { QueryKey } from '@tanstack/react-query';
import { parseListState, toListQuery } from '../lib/list-state.ts';
import { albumListQuery, albumQuery, categoriesQuery, HERO_SEED_KEY, homeQuery } from '../queries/album.ts';
import { contentListQuery, contentQuery } from '../queries/content.ts';
import type { ListFilters } from '../queries/paged-query.ts';
import { palmaresQuery } from '../queries/palmares.ts';
import { siteQuery } from '../queries/site.ts';
import type { DehydratedQuery } from './hydrate-queries.ts';

type ListQueryOf = (filters: ListFilters, pageSize?: number) => { queryKey: QueryKey };

/** A list in its initial state. */
const WHOLE = toListQuery(parseListState(new URLSearchParams()));

export function dehydrateQueries(replies: SsrReplies): DehydratedQuery[] {
  const { site, home, seed, categories, albums, album, palmares } = replies;
  /** On an album's page, the contents made from it; on a list page, all contents. */
  const list = (page: object | undefined, queryOf: ListQueryOf): DehydratedQuery[] => {
    if (page === undefined) return [];
    const { queryKey } =
      album === undefined ? queryOf(WHOLE) : queryOf({ album: album.id, sort: 'newest' }, EXCERPT.contents);
    return [[queryKey, getFirstPage(page)]];
  };
  return [
    [siteQuery().queryKey, site],
    ...(home === undefined ? [] : [[homeQuery().queryKey, getFirstPage(home)] as const]),
    ...(seed === undefined ? [] : [[HERO_SEED_KEY, seed] as const]),
    ...(categories === undefined ? [] : [[categoriesQuery().queryKey, categories] as const]),
    ...list(albums, albumListQuery),
    ...CONTENT_KINDS.flatMap((kind) =>
      list(replies[`${kind}s`], (filters, pageSize) => contentListQuery(kind, filters, pageSize)),
    ),
    ...one(album, albumQuery),
    ...(album && palmares ? [[palmaresQuery(album.id).queryKey, palmares] as const] : []),
    ...CONTENT_KINDS.flatMap((kind) => one(replies[kind], (id) => contentQuery(kind, id))),
  ];
}

const one = (
  found: { readonly id: number } | undefined,
  queryOf: (id: number) => { queryKey: QueryKey },
): DehydratedQuery[] => (found === undefined ? [] : [[queryOf(found.id).queryKey, found]]);

/** The first page in the format of an infinite query. */
const getFirstPage = (page: object) => ({ pages: [page], pageParams: [null] });
