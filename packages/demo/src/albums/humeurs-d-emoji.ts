import { type DemoAlbum, emoji } from '../album.ts';

export const HUMEURS_D_EMOJI: DemoAlbum = {
  slug: 'humeurs-d-emoji',
  name: 'Les têtes qu’on fait',
  author: 'bilal',
  categories: ['Animation', 'Manga'],
  ground: '#20364a',
  status: 'public',
  createdDaysAgo: 52,
  images: [
    emoji('exploding-head', 'La tête explosée'),
    emoji('smiling-face-with-sunglasses', 'Trop cool'),
    emoji('star-struck', 'Des étoiles aux yeux'),
    emoji('loudly-crying-face', 'Les grandes eaux'),
    emoji('face-screaming-in-fear', 'Le cri'),
    emoji('rolling-on-the-floor-laughing', 'Le fou rire'),
    emoji('melting-face', 'Il fait chaud'),
    emoji('thinking-face', 'Je réfléchis'),
    emoji('partying-face', 'C’est la fête'),
    emoji('sleeping-face', 'Bonne nuit'),
    emoji('nerd-face', 'En fait, techniquement'),
    emoji('upside-down-face', 'Tout va bien'),
    emoji('face-with-monocle', 'Tiens donc'),
    emoji('zany-face', 'N’importe quoi'),
    emoji('smiling-face-with-halo', 'Pas moi'),
    emoji('pleading-face', 'S’il te plaît'),
  ],
};
