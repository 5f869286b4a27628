import type * as fr from '../fr/album-page.ts';
import { albumCounts } from './album-counts.ts';
import { count } from './grammar.ts';

export const ALBUM_TEXTS: typeof fr.ALBUM_TEXTS = {
  page: 'Album',
  loading: 'Loading the album…',
  error: 'The album could not be loaded. Check your connection.',
  signIn: 'Log in',
  gallery: 'Browse albums',
  edit: 'Edit album',
  counts: albumCounts,
  images: 'Images',
  allImages: (images) => `See all ${count(images, 'image')}`,
  status: { public: null, private: 'Private', quarantined: 'In quarantine' },
};
