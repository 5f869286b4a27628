import type * as fr from '../fr/gallery.ts';

export const GALLERY_TEXTS: typeof fr.GALLERY_TEXTS = {
  title: 'Albums',
  unit: 'album',
  text: 'Pick your images, then rank them your way.',
  create: 'Create a new album',
  search: 'Search for an album',
  error: 'The albums could not be loaded. Please try again later.',
  noMatch: 'No album matches your search',
  noMatchHint: 'Try another word or another category.',
  clear: 'Clear the filters',
  none: 'No albums yet',
  noneHint: 'Yours could be the first.',
};

export const SORT_LABELS: typeof fr.SORT_LABELS = {
  newest: 'Newest',
  popular: 'Most images',
  played: 'Most played',
  alphabetical: 'A to Z',
  oldest: 'Oldest',
};
