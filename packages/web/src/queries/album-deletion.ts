import { queryOptions } from '@tanstack/react-query';
import { previewAlbumDeletion } from '../api/album-writes.ts';
import { countDependents } from '../lib/album-dependents.ts';

/** Has its own key, so that invalidating the albums after a deletion does not refetch the deleted album. */
export const albumDeletionQuery = (id: number) =>
  queryOptions({
    queryKey: ['album-deletion', id],
    queryFn: ({ signal }) => previewAlbumDeletion(id, signal),
    // Never cached, because it is shown before an irreversible deletion.
    staleTime: 0,
    gcTime: 0,
  });

/** Counts all contents that depend on these albums. Requests are sequential, because hundreds of albums may be selected. */
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
