import { type DemoAlbum, emoji, wikipedia } from '../album.ts';

// Background for icons that are too dark for the album's own.
const LIT = '#4b4170';

export const L_ORCHESTRE: DemoAlbum = {
  slug: 'l-orchestre',
  name: 'L’orchestre',
  author: 'ines',
  categories: ['Musique'],
  ground: '#2b2340',
  status: 'public',
  createdDaysAgo: 77,
  images: [
    emoji('guitar', 'Guitare électrique'),
    emoji('accordion', 'Accordéon', {
      description: 'Le piano du pauvre, disait-on. Essayez donc de le porter.',
      url: wikipedia('Accordéon'),
    }),
    emoji('drum', 'Tambour'),
    emoji('saxophone', 'Saxophone', {
      description: 'En laiton, mais c’est un bois, à cause de son anche. Inventé par le Belge Adolphe Sax.',
      url: wikipedia('Saxophone'),
    }),
    emoji('trumpet', 'Trompette'),
    emoji('banjo', 'Banjo', { url: wikipedia('Banjo') }),
    emoji('violin', 'Violon', {
      ground: LIT,
      description: 'Le crin de l’archet vient de la queue d’un cheval.',
      url: wikipedia('Violon'),
    }),
    emoji('musical-keyboard', 'Piano', {
      description: 'Quatre-vingt-huit touches, dont trente-six noires.',
      url: wikipedia('Piano'),
    }),
    emoji('flute', 'Flûte'),
    emoji('long-drum', 'Djembé'),
    emoji('maracas', 'Maracas'),
    emoji('postal-horn', 'Cor de postillon'),
    emoji('bell', 'Cloche'),
    emoji('wind-chime', 'Carillon à vent'),
    emoji('singer', 'Chant'),
    emoji('microphone', 'Micro'),
    emoji('studio-microphone', 'Micro de studio'),
    emoji('headphone', 'Casque'),
    emoji('control-knobs', 'Table de mixage'),
    emoji('musical-score', 'Partition'),
    emoji('megaphone', 'Mégaphone', {
      description:
        'Pas vraiment un instrument. Erik Satie, lui, a bien mis une machine à écrire dans « Parade ».',
    }),
    emoji('mirror-ball', 'Boule à facettes'),
  ],
};
