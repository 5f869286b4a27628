import type * as fr from '../fr/cards.ts';

export const CARD_TEXTS: typeof fr.CARD_TEXTS = {
  by: 'by',
  private: 'Private',
  quarantined: 'In quarantine',
  unknownAlbum: 'Unknown album',
  untitledAlbum: 'New album',
};
