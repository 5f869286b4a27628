import { queryOptions } from '@tanstack/react-query';
import { previewAlbumDeletion } from '../api/album-writes.ts';
import { countDependents } from '../lib/album-dependents.ts';

/** Under a key of its own: invalidating the albums after the deletion must not ask for this album again. */
export const albumDeletionQuery = (id: number) =>
  queryOptions({
    queryKey: ['album-deletion', id],
    queryFn: ({ signal }) => previewAlbumDeletion(id, signal),
    // Shown before a deletion that cannot be undone, so never from the cache.
    staleTime: 0,
    gcTime: 0,
  });

/** How many contents depend on these albums together. One after the other: somebody may have chosen hundreds. */
export const albumsDependentsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['album-deletion', 'together', ids],
    queryFn: async ({ signal }) => {
      let dependents = 0;
      for (const id of ids) dependents += countDependents(await previewAlbumDeletion(id, signal));
      return dependents;
    },
    staleTime: 0,
    gcTime: 0,
  });
