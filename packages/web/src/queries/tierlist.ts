import { getTierlist } from '../api/tierlist.ts';
import { contentQuery } from './content.ts';

/** First part of every key of tier lists: what is invalid after one was written. */
export const TIERLIST_KEY = 'tierlists';

export const tierlistQuery = (id: number) => contentQuery(TIERLIST_KEY, id, getTierlist);
