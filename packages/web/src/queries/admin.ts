import type { ContentKind } from '@palmares/core/content-kind';
import type {
  AlbumSummary,
  ListAuditQuery,
  ListFlagsQuery,
  ListQuery,
  ListUsersQuery,
  PageMeta,
} from '@palmares/core/contract/types';
import { type InfiniteData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import {
  getImageUses,
  listAuditEvents,
  listFlags,
  listRemovals,
  listRoles,
  listUsers,
  listVoiceWaves,
} from '../api/admin.ts';
import { listAlbums } from '../api/album.ts';
import { listContents } from '../api/content.ts';
import type { Reply } from '../api/reply.ts';
import { type PagedQuery, pagedQuery } from './paged-query.ts';

/** First part of every query key of the admin panel. */
export const ADMIN_KEY = 'admin';
const PAGE_SIZE = 30;

/** Always stale: other admins decide at the same time, so returning to a tab refetches. */
const rows = <T>(key: readonly unknown[], load: Parameters<typeof pagedQuery<T>>[2]): PagedQuery<T> => ({
  ...pagedQuery([ADMIN_KEY, ...key], PAGE_SIZE, load),
  staleTime: 0,
});

export type ItemFilters = Pick<ListQuery, 'search' | 'sort'>;

export const userListQuery = (filters: Pick<ListUsersQuery, 'search' | 'sort' | 'status'>) =>
  rows(['users', filters], (part, signal) => listUsers({ ...filters, ...part }, signal));

export const adminAlbumsQuery = (filters: ItemFilters) =>
  rows<AlbumSummary>(['albums', filters], (part, signal) =>
    listAlbums({ ...filters, ...part, scope: 'all' }, signal),
  );

export const adminContentsQuery = (kind: ContentKind, filters: ItemFilters) =>
  rows([kind, filters], (part, signal) => listContents(kind, { ...filters, ...part, scope: 'all' }, signal));

export const flagListQuery = (filters: Pick<ListFlagsQuery, 'state'>) =>
  rows(['flags', filters], (part, signal) => listFlags({ ...filters, ...part }, signal));

export const auditListQuery = (filters: Pick<ListAuditQuery, 'event'>) =>
  rows(['audit', filters], (part, signal) => listAuditEvents({ ...filters, ...part }, signal));

export const voiceWavesQuery = () =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'voice-waves'],
    queryFn: ({ signal }) => listVoiceWaves(signal),
    staleTime: 0,
  });

const REMOVALS_KEY = [ADMIN_KEY, 'removals'] as const;
/** Polling interval in milliseconds while the server still removes something. */
const REMOVING_MS = 3_000;

export const removalsQuery = () =>
  queryOptions({
    queryKey: REMOVALS_KEY,
    queryFn: ({ signal }) => listRemovals(signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.accounts.length + data.images.length > 0 ? REMOVING_MS : false,
  });

/** Call it after a deletion has begun. */
export const refreshRemovals = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: REMOVALS_KEY });

export const rolesQuery = () =>
  queryOptions({ queryKey: [ADMIN_KEY, 'roles'], queryFn: ({ signal }) => listRoles(signal) });

/** Never cached, because it is shown before an irreversible removal. */
export const imageUsesQuery = (id: number) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'image-uses', id],
    queryFn: ({ signal }) => getImageUses(id, signal),
    staleTime: 0,
    gcTime: 0,
  });

/** Changes one row in place, or removes it with null, so that the list does not jump. */
export function changeRow<T extends { id: number }>(
  client: QueryClient,
  queryKey: QueryKey,
  id: number,
  change: (row: T) => T | null,
): void {
  client.setQueryData<InfiniteData<Reply<T[], PageMeta>>>(queryKey, (list) =>
    list === undefined
      ? list
      : {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            data: page.data.flatMap((row) => {
              if (row.id !== id) return [row];
              const changed = change(row);
              return changed === null ? [] : [changed];
            }),
          })),
        },
  );
}
