import type * as fr from '../fr/manifest.ts';
import { HEADER_TEXTS } from './shell.ts';

export const MANIFEST_TEXTS: typeof fr.MANIFEST_TEXTS = {
  language: 'en',
  description: 'One album, three ways to settle it: tier list, tournament, ranking.',
  albums: HEADER_TEXTS.albums,
  createAlbum: 'Create an album',
  profile: HEADER_TEXTS.profile,
};
