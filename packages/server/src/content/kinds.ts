// All kinds of content. Code for every kind looks one up here, or iterates over them in the order of CONTENT_KINDS.
import { CONTENT_KINDS, type ContentKind, type ListName, listName } from '@palmares/core/content-kind';
import type { ContentWire, FlatKind, ListOf } from '@palmares/core/contract/content-endpoints';
import type { ListQuery } from '@palmares/core/contract/types';
import type { ReadDeps } from '../deps.ts';
import type { Reader } from '../http/context.ts';
import { ranking } from './ranking/ranking.kind.ts';
import { rankingImages } from './ranking/ranking.service.ts';
import type { ImageService, ServerKind } from './shared/server-kind.ts';
import { tierlist } from './tierlist/tierlist.kind.ts';
import { tournament } from './tournament/tournament.kind.ts';
import { tournamentImages } from './tournament/tournament.service.ts';

export type ServerKinds = { readonly [K in ContentKind]: ServerKind<K> };

export const SERVER_KINDS: ServerKinds = { tierlist, tournament, ranking };

/** The services of kinds whose images form one flat list. */
export const IMAGE_SERVICES: { readonly [K in FlatKind]: ImageService<K> } = {
  tournament: tournamentImages,
  ranking: rankingImages,
};

type ListReply<K extends ContentKind> = Pick<ListOf<ContentWire[K]['summary']>, 'data' | 'meta'>;

type ContentLists = { [K in ContentKind as ListName<K>]: ListReply<K> };

/** Reads the same page of each kind's list. */
export async function listEachKind(deps: ReadDeps, reader: Reader, query: ListQuery): Promise<ContentLists> {
  const lists = CONTENT_KINDS.map(
    async (kind) => [listName(kind), await SERVER_KINDS[kind].service.list(deps, reader, query)] as const,
  );
  return Object.fromEntries(await Promise.all(lists)) as ContentLists;
}

/** Returns the `data`, or the `meta`, of each list. */
export function pickEach<P extends 'data' | 'meta'>(
  lists: ContentLists,
  part: P,
): { [N in ListName]: ContentLists[N][P] } {
  const parts = Object.entries(lists).map(([name, list]) => [name, list[part]] as const);
  return Object.fromEntries(parts) as { [N in ListName]: ContentLists[N][P] };
}
