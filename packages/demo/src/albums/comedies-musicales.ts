import { type DemoAlbum, emoji } from '../album.ts';

export const COMEDIES_MUSICALES: DemoAlbum = {
  slug: 'comedies-musicales',
  name: 'Comédies musicales',
  author: 'zoe',
  categories: ['Musique', 'Films'],
  ground: '#431f2b',
  status: 'public',
  createdDaysAgo: 18,
  images: [
    emoji('umbrella-with-rain-drops', 'Chantons sous la pluie'),
    emoji('night-with-stars', 'La La Land'),
    emoji('lion', 'Le Roi lion'),
    emoji('automobile', 'Grease'),
    emoji('cat', 'Cats'),
    emoji('performing-arts', 'Le Fantôme de l’Opéra'),
    emoji('ballet-shoes', 'Billy Elliot'),
    emoji('circus-tent', 'The Greatest Showman'),
    emoji('fountain', 'Mamma Mia !'),
    emoji('high-heeled-shoe', 'Chicago'),
    emoji('red-heart', 'Moulin Rouge'),
    emoji('womans-hat', 'My Fair Lady'),
    emoji('baguette-bread', 'Les Misérables'),
    emoji('sailboat', 'Les Demoiselles'),
    emoji('chocolate-bar', 'Charlie'),
  ],
};
