// French texts of the album's page.
import { albumCounts } from './album-counts.ts';
import { count } from './grammar.ts';

export const ALBUM_TEXTS = {
  page: 'Album',
  loading: 'Chargement de l’album…',
  error: 'L’album n’a pas pu être chargé. Vérifiez votre connexion.',
  signIn: 'Se connecter',
  gallery: 'Voir les albums',
  edit: 'Modifier l’album',
  counts: albumCounts,
  images: 'Images',
  allImages: (images: number) => `Voir les ${count(images, 'image')}`,
  status: { public: null, private: 'Privé', quarantined: 'En quarantaine' },
};
