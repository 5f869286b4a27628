import type {
  AlbumSummary,
  ListAuditQuery,
  ListFlagsQuery,
  ListQuery,
  ListUsersQuery,
  PageMeta,
} from '@palmares/core/contract/types';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { getImageUses, listAuditEvents, listFlags, listRoles, listUsers } from '../api/admin.ts';
import { listAlbums } from '../api/album.ts';
import { type ContentKind, listContents } from '../api/own-content.ts';
import type { Reply } from '../api/reply.ts';

/** First part of every key of the panel. */
export const ADMIN_KEY = 'admin';
const PAGE_SIZE = 30;

const pages = <T>(
  key: readonly unknown[],
  load: (page: { limit: number; cursor?: string }, signal: AbortSignal) => Promise<Reply<T[], PageMeta>>,
) =>
  infiniteQueryOptions({
    queryKey: [ADMIN_KEY, ...key],
    queryFn: ({ pageParam, signal }) =>
      load({ limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.meta.next_cursor,
    // Others decide at the same time: coming back to a tab looks again.
    staleTime: 0,
  });

export type ItemFilters = Pick<ListQuery, 'search' | 'sort'>;
export type ItemsQuery<T> = ReturnType<typeof pages<T>>;

export const userListQuery = (filters: Pick<ListUsersQuery, 'search' | 'sort' | 'status'>) =>
  pages(['users', filters], (page, signal) => listUsers({ ...filters, ...page }, signal));

export const adminAlbumsQuery = (filters: ItemFilters) =>
  pages<AlbumSummary>(['albums', filters], (page, signal) =>
    listAlbums({ ...filters, ...page, scope: 'all' }, signal),
  );

export const adminContentsQuery = (kind: ContentKind, filters: ItemFilters) =>
  pages([kind, filters], (page, signal) => listContents(kind, { ...filters, ...page, scope: 'all' }, signal));

export const flagListQuery = (filters: Pick<ListFlagsQuery, 'state'>) =>
  pages(['flags', filters], (page, signal) => listFlags({ ...filters, ...page }, signal));

export const auditListQuery = (filters: Pick<ListAuditQuery, 'event'>) =>
  pages(['audit', filters], (page, signal) => listAuditEvents({ ...filters, ...page }, signal));

export const rolesQuery = () =>
  queryOptions({ queryKey: [ADMIN_KEY, 'roles'], queryFn: ({ signal }) => listRoles(signal) });

/** What is told before an end that cannot be undone is never an old answer. */
export const imageUsesQuery = (id: number) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'image-uses', id],
    queryFn: ({ signal }) => getImageUses(id, signal),
    staleTime: 0,
    gcTime: 0,
  });

/** Changes one row where it stands, or takes it out with null: the list does not jump. */
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
