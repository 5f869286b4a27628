import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { PageMeta, SearchReply } from '@palmares/core/contract/types';
import type { SearchKind } from '@palmares/core/search/parse-search';
import { callWithMeta } from './client.ts';
import type { Reply } from './reply.ts';

type Lists = SearchReply['data'];
/** An entry of a kind's list. */
export type Found<K extends SearchKind> = Lists[`${K}s`][number];

/** The first entries of each kind, with their totals. */
export const searchEachKind = (q: string, signal?: AbortSignal): Promise<Reply<Lists, SearchReply['meta']>> =>
  callWithMeta(ENDPOINTS.search, { query: { q }, signal });

/** A page of one kind. */
export async function searchOneKind<K extends SearchKind>(
  q: string,
  kind: K,
  page: { limit: number; cursor?: string },
  signal?: AbortSignal,
): Promise<Reply<Found<K>[], PageMeta>> {
  const { data, meta } = await callWithMeta(ENDPOINTS.search, { query: { q, kind, ...page }, signal });
  return { data: data[`${kind}s`], meta: { next_cursor: meta.next_cursor } };
}
