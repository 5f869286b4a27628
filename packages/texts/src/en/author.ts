import type * as fr from '../fr/author.ts';

export const AUTHOR_TEXTS: typeof fr.AUTHOR_TEXTS = {
  page: 'Author',
  loading: 'Loading the page…',
  missing: 'Author not found',
  missingHint: 'This account doesn’t exist, or not anymore.',
  gallery: 'See the albums',
  error: 'This page could not be loaded. Check your connection.',
  albums: 'Albums',
  albumsError: 'The albums could not be loaded. Please try again later.',
  none: 'Nothing public yet',
  noneHint: 'Public albums, tier lists, tournaments and rankings will appear here.',
  own: 'Your page, as others see it.',
  profile: 'My profile',
};
