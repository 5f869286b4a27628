import type * as fr from '../fr/tierlist-viewer.ts';
import { count } from './grammar.ts';
import { TIERLIST_TEXTS } from './tierlist.ts';

export const TEXTS: typeof fr.TEXTS = {
  loading: 'Loading the tier list…',
  page: 'Tier list',
  back: 'Back',
  frozen: 'Its album is quarantined: only you can see this tier list, and it can’t be edited.',
  counts: (placed, all) =>
    placed === all ? `${count(all, 'image')} ranked` : `${count(placed, 'image')} ranked out of ${all}`,
  details: (name, tier) => `${name}, ${tier}: view image`,
  export: 'Export',
  origin: ({ author, album }) =>
    `by ${author.username || TIERLIST_TEXTS.unknownAuthor} · ${album?.name ?? TIERLIST_TEXTS.unknownAlbum}`,
  empty: 'This tier list has no images yet.',
  offline: 'The tier list could not be loaded. Check your connection.',
};
