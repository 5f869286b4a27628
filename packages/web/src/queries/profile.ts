import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import type { AlbumSummary, PageMeta } from '@palmares/core/contract/types';
import { GALLERY } from '@palmares/core/limits';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { listAlbums } from '../api/album.ts';
import { type ContentSummary, listContents } from '../api/content.ts';
import { getMe, previewDeletion } from '../api/profile.ts';
import type { Reply } from '../api/reply.ts';
import { ALBUM_KEYS } from './album.ts';
import { kindKey } from './content.ts';
import { FIRST_PAGE } from './paged-query.ts';

type Page<T> = Reply<T[], PageMeta>;
type Pages<T> = InfiniteData<Page<T>, string | null>;

const ME_KEY = ['me'] as const;
const OWN = 'own';

const firstPage = (cursor: string | null) => ({
  scope: 'mine' as const,
  sort: 'newest' as const,
  limit: GALLERY.pageSize,
  ...(cursor !== null && { cursor }),
});

/** The user, with the first page of each section (AC-112). */
export const meQuery = () => queryOptions({ queryKey: ME_KEY, queryFn: ({ signal }) => getMe(signal) });

/** `first` and `at`: the page that GET /me already returned, and when. */
type Known<T> = { first: Page<T>; at: number };

export const ownAlbumsQuery = ({ first, at }: Known<AlbumSummary>) =>
  infiniteQueryOptions({
    queryKey: ownKey('album'),
    queryFn: ({ pageParam, signal }) => listAlbums(firstPage(pageParam), signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page: Page<AlbumSummary>) => page.meta.next_cursor,
    initialData: { pages: [first], pageParams: [null] },
    initialDataUpdatedAt: at,
  });

export const ownContentsQuery = (kind: ContentKind, { first, at }: Known<ContentSummary>) =>
  infiniteQueryOptions({
    queryKey: ownKey(kind),
    queryFn: ({ pageParam, signal }) => listContents(kind, firstPage(pageParam), signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page: Page<ContentSummary>) => page.meta.next_cursor,
    initialData: { pages: [first], pageParams: [null] },
    initialDataUpdatedAt: at,
  });

export const deletionPreviewQuery = () =>
  queryOptions({
    queryKey: [...ME_KEY, 'deletion'],
    queryFn: ({ signal }) => previewDeletion(signal),
    // Never cached, because it is shown before an irreversible deletion.
    staleTime: 0,
    gcTime: 0,
  });

export type OwnKind = ContentKind | 'album';

const getKey = (kind: OwnKind): string => (kind === 'album' ? ALBUM_KEYS[0] : kindKey(kind));

/** Updates one item of a section from the server's answer; null removes it. */
export function changeOwnItem<T extends { id: number }>(
  client: QueryClient,
  kind: OwnKind,
  id: number,
  change: ((item: T) => T) | null,
): void {
  client.setQueryData<Pages<T>>(
    ownKey(kind),
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          data: page.data.flatMap((item) => {
            if (item.id !== id) return [item];
            return change === null ? [] : [change(item)];
          }),
        })),
      },
  );
}

/** Marks all other queries of this kind as stale, to be refetched on next use; the section itself is up to date. */
export async function refreshOthers(client: QueryClient, kind: OwnKind): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] === ME_KEY[0] || (queryKey[0] === getKey(kind) && queryKey[1] !== OWN),
    refetchType: 'none',
  });
}

/** Key of one section; invalidating it reloads the section (AC-105: after a failure the content is reloaded). */
export const ownKey = (kind: OwnKind): readonly string[] => [getKey(kind), OWN];

/** Keys of the sections that show the album of a content, which may have changed its visibility or been deleted. */
export const ownContentKeys = CONTENT_KINDS.map((kind) => ownKey(kind));
