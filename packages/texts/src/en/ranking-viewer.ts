import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/ranking-viewer.ts';
import { count } from './grammar.ts';
import { ordinal } from './ordinal.ts';
import { RANKING_VIEW_TEXTS } from './ranking.ts';

export const TEXTS: typeof fr.TEXTS = {
  loading: 'Loading the ranking…',
  page: 'Ranking',
  untitled: 'Untitled ranking',
  signIn: 'Log in',
  frozen: 'Its album is quarantined: only you can see this ranking, and it can’t be edited.',
  counts: (ranked, inProgress) =>
    [`${count(ranked, 'image')} ranked`, ...(inProgress > 0 ? [`${inProgress} in progress`] : [])].join(
      ' · ',
    ),
  export: 'Export',
  origin: ({ author, album }) =>
    `by ${isolateBidi(author.username || RANKING_VIEW_TEXTS.unknownAuthor)} · ${isolateBidi(album?.name ?? RANKING_VIEW_TEXTS.unknownAlbum)}`,
  podium: 'Podium',
  rank: 'Rank',
  image: 'Image',
  name: 'Name',
  onlyInProgressHint: 'No image has its 5 points yet: the podium will soon take shape.',
  emptyHint: 'Its author has not chosen any images yet.',
  place: (rank) => `${ordinal(rank)} place`,
  open: (name, rank) => `${name}, ${ordinal(rank)} place: view image`,
  openInProgress: (name, score) => `${name}, in progress, ${score}: view image`,
};
