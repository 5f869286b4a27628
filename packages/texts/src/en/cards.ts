import type * as fr from '../fr/cards.ts';
import { count } from './grammar.ts';

export const CARD_TEXTS: typeof fr.CARD_TEXTS = {
  by: 'by',
  images: (images) => count(images, 'image'),
  private: 'Private',
  quarantined: 'In quarantine',
  unknownAlbum: 'Unknown album',
  untitledAlbum: 'New album',
};
