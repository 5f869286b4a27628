import { type DemoAlbum, emoji } from '../album.ts';

// Background for icons that are too dark for the album's own.
const LIT = '#3c6355';

export const IDEES_CADEAUX: DemoAlbum = {
  slug: 'idees-cadeaux',
  name: 'Idées cadeaux (chut)',
  author: 'ines',
  categories: ['Autres'],
  ground: '#19352c',
  status: 'private',
  createdDaysAgo: 9,
  images: [
    emoji('wrapped-gift', 'Surprise', { description: 'Si personne ne trouve mieux.' }),
    emoji('books', 'Pile de romans', { description: 'Pour papa. Pas de polars, il a déjà tout lu.' }),
    emoji('scarf', 'Écharpe en laine'),
    emoji('teddy-bear', 'Ours en peluche', { description: 'Pour Lou, qui a perdu le sien dans le train.' }),
    emoji('potted-plant', 'Plante verte'),
    emoji('candle', 'Bougie parfumée'),
    emoji('video-game', 'Jeu vidéo', { ground: LIT }),
    emoji('camera', 'Appareil photo', { ground: LIT }),
    emoji('puzzle-piece', 'Puzzle 1 000 pièces'),
    emoji('bicycle', 'Vélo', { description: 'À plusieurs, alors.' }),
    emoji('teapot', 'Théière'),
    emoji('yarn', 'Kit de tricot'),
    emoji('telescope', 'Télescope'),
    emoji('chocolate-bar', 'Chocolats', { description: 'On ne se trompe jamais.' }),
  ],
};
