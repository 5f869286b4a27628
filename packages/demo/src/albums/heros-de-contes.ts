import { type DemoAlbum, emoji } from '../album.ts';

export const HEROS_DE_CONTES: DemoAlbum = {
  slug: 'heros-de-contes',
  name: 'Il était une fois',
  author: 'jeanne',
  categories: ['Animation', 'Films'],
  ground: '#2f2740',
  status: 'public',
  createdDaysAgo: 61,
  images: [
    emoji('castle', 'Le château'),
    emoji('princess', 'La princesse'),
    emoji('wolf', 'Le grand méchant loup'),
    emoji('woman-fairy', 'La fée'),
    emoji('frog', 'Le prince changé'),
    emoji('dragon', 'Le dragon'),
    emoji('red-apple', 'La pomme'),
    emoji('magic-wand', 'La baguette'),
    emoji('man-genie', 'Le génie'),
    emoji('woman-merpeople', 'La petite sirène'),
    emoji('unicorn', 'La licorne'),
    emoji('crown', 'La couronne'),
    emoji('jack-o-lantern', 'Le carrosse avant minuit'),
    emoji('spider-web', 'Le grenier'),
  ],
};
