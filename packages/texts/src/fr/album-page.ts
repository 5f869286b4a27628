// French texts of the album's page.
import { count } from './grammar.ts';

export const ALBUM_TEXTS = {
  page: 'Album',
  loading: 'Chargement de l’album…',
  error: 'L’album n’a pas pu être chargé. Vérifiez votre connexion.',
  signIn: 'Se connecter',
  gallery: 'Voir les albums',
  edit: 'Modifier l’album',
  counts: (images: number, views: number, uses: number) =>
    [count(images, 'image'), count(views, 'vue'), count(uses, 'utilisation')].join(' · '),
  images: 'Images',
  allImages: (images: number) => `Voir les ${count(images, 'image')}`,
  status: { public: null, private: 'Privé', quarantined: 'En quarantaine' },
};
