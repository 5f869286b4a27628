// The cards of albums and contents.
import { count } from './grammar.ts';

export const CARD_TEXTS = {
  /** Before the author's name. */
  by: 'par',
  images: (images: number) => count(images, 'image'),
  private: 'Privé',
  quarantined: 'En quarantaine',
  unknownAlbum: 'Album inconnu', // (AX-53)
  /** An album that has no name yet. */
  untitledAlbum: 'Nouvel album',
};
