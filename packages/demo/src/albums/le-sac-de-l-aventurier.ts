import { type DemoAlbum, emoji } from '../album.ts';

export const LE_SAC_DE_L_AVENTURIER: DemoAlbum = {
  slug: 'le-sac-de-l-aventurier',
  name: 'Le sac de l’aventurier',
  author: 'noe',
  categories: ['Jeux Vidéo'],
  ground: '#38301f',
  status: 'public',
  createdDaysAgo: 39,
  images: [
    emoji('crossed-swords', 'Les épées'),
    emoji('shield', 'Le bouclier'),
    emoji('bow-and-arrow', 'L’arc'),
    emoji('test-tube', 'La potion'),
    emoji('world-map', 'La carte'),
    emoji('old-key', 'La clé du donjon'),
    emoji('gem-stone', 'Le diamant'),
    emoji('scroll', 'Le parchemin'),
    emoji('compass', 'La boussole'),
    emoji('axe', 'La hache'),
    emoji('bomb', 'La bombe'),
    emoji('candle', 'La bougie'),
    emoji('coin', 'La pièce d’or'),
    emoji('meat-on-bone', 'Le festin'),
    emoji('boomerang', 'Le boomerang'),
    emoji('ring', 'L’anneau', { description: 'Ne pas porter.' }),
  ],
};
