// The manifest of the site as an installed app.
import { HEADER_TEXTS } from './shell.ts';

export const MANIFEST_TEXTS = {
  language: 'fr',
  description: 'Un album, trois façons de trancher : tier list, tournoi, classement.',
  albums: HEADER_TEXTS.albums,
  createAlbum: 'Créer un album',
  profile: HEADER_TEXTS.profile,
};
