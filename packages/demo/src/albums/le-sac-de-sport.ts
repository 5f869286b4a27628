import { type DemoAlbum, emoji } from '../album.ts';

export const LE_SAC_DE_SPORT: DemoAlbum = {
  slug: 'le-sac-de-sport',
  name: 'Le sac de sport',
  author: 'igor',
  categories: ['Sport'],
  ground: '#1f3a2c',
  status: 'public',
  createdDaysAgo: 44,
  images: [
    emoji('running-shoe', 'Les baskets'),
    emoji('boxing-glove', 'Les gants de boxe'),
    emoji('martial-arts-uniform', 'Le kimono'),
    emoji('diving-mask', 'Le masque'),
    emoji('skis', 'Les skis'),
    emoji('trophy', 'La coupe'),
    emoji('running-shirt', 'Le maillot'),
    emoji('skateboard', 'La planche'),
    emoji('ice-skate', 'Les patins'),
    emoji('bicycle', 'Le vélo'),
    emoji('stopwatch', 'Le chronomètre'),
    emoji('fishing-pole', 'La canne à pêche'),
    emoji('goggles', 'Les lunettes de piscine'),
    emoji('flying-disc', 'Le disque'),
  ],
};
