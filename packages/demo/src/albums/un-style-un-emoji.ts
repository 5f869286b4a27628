import { type DemoAlbum, emoji } from '../album.ts';

export const UN_STYLE_UN_EMOJI: DemoAlbum = {
  slug: 'un-style-un-emoji',
  name: 'Un style, un émoji',
  author: 'louise',
  categories: ['Musique'],
  ground: '#3a1f33',
  status: 'public',
  createdDaysAgo: 33,
  images: [
    emoji('guitar', 'Rock'),
    emoji('microphone', 'Chanson'),
    emoji('saxophone', 'Jazz'),
    emoji('mirror-ball', 'Disco'),
    emoji('headphone', 'Rap'),
    emoji('violin', 'Classique'),
    emoji('sign-of-the-horns', 'Metal'),
    emoji('control-knobs', 'Techno'),
    emoji('palm-tree', 'Reggae'),
    emoji('banjo', 'Country'),
    emoji('accordion', 'Musette'),
    emoji('robot', 'Électro'),
    emoji('heart-hands', 'K-pop'),
    emoji('maracas', 'Salsa'),
    emoji('church', 'Gospel'),
    emoji('safety-pin', 'Punk'),
  ],
};
