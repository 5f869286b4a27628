import { queryOptions } from '@tanstack/react-query';
import { getTierlist } from '../api/tierlist.ts';

/** First part of every key of tier lists: what is invalid after one was written. */
export const TIERLIST_KEY = 'tierlists';

export const tierlistQuery = (id: number) =>
  queryOptions({ queryKey: [TIERLIST_KEY, 'one', id], queryFn: ({ signal }) => getTierlist(id, signal) });
