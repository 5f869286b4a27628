import type * as fr from '../fr/content-lists.ts';

export const SHARED_TEXTS: typeof fr.SHARED_TEXTS = {
  create: 'Choose an album',
  noMatchHint: 'Try another word or another category.',
  clear: 'Clear the filters',
  alphabetical: 'A to Z',
};

export const GALLERY_TEXTS: typeof fr.GALLERY_TEXTS = {
  tierlist: {
    text: 'What others put in S, and what they leave in D.',
    search: 'Search for a tier list',
    noMatch: 'No tier list matches your search',
    none: 'No tier lists yet',
    noneHint: 'Choose an album and make the first one.',
    newest: 'Newest',
    oldest: 'Oldest',
  },
  tournament: {
    text: 'One duel after another, and a single champion at the end.',
    search: 'Search for a tournament',
    noMatch: 'No tournament matches your search',
    none: 'No tournaments yet',
    noneHint: 'Choose an album and crown the first champion.',
    newest: 'Newest',
    oldest: 'Oldest',
  },
  ranking: {
    text: 'Pick after pick, a podium takes shape.',
    search: 'Search for a ranking',
    noMatch: 'No ranking matches your search',
    none: 'No rankings yet',
    noneHint: 'Choose an album and send your favorites up the podium.',
    newest: 'Newest',
    oldest: 'Oldest',
  },
};
