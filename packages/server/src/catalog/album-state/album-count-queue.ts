// Adds the changes of the albums' counters to their rows in the background, so that public lists show them. Many changes of an album cost one
// update of its row.
import type { Deps } from '../../deps.ts';
import type { JobQueue } from '../../jobs/job-engine.ts';
import { hasCountChanges, mergeCountChanges } from './album-counts.repository.ts';

export const createAlbumCountQueue = ({ db }: Pick<Deps, 'db'>): JobQueue => ({
  name: 'album_counts',
  listDue: async () => ((await hasCountChanges(db)) ? ['all'] : []),
  run: () => mergeCountChanges(db),
});
