import { type DemoAlbum, emoji } from '../album.ts';

export const QUEL_POUVOIR: DemoAlbum = {
  slug: 'quel-pouvoir',
  name: 'Quel pouvoir choisir ?',
  author: 'teo',
  categories: ['Manga', 'Jeux Vidéo'],
  ground: '#2b2233',
  status: 'public',
  createdDaysAgo: 46,
  images: [
    emoji('fire', 'Le feu'),
    emoji('water-wave', 'L’eau'),
    emoji('high-voltage', 'La foudre'),
    emoji('snowflake', 'La glace'),
    emoji('tornado', 'Le vent'),
    emoji('volcano', 'La terre'),
    emoji('hourglass-done', 'Arrêter le temps'),
    emoji('ghost', 'L’invisibilité'),
    emoji('wing', 'Voler'),
    emoji('brain', 'Lire les pensées'),
    emoji('flexed-biceps', 'La force'),
    emoji('dashing-away', 'La vitesse'),
    emoji('magnet', 'Le magnétisme'),
    emoji('mending-heart', 'Guérir'),
    emoji('parrot', 'Parler aux animaux'),
    emoji('crystal-ball', 'Voir l’avenir', { description: 'Mais pas les numéros du loto.' }),
  ],
};
