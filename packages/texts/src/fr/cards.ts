// The cards of albums and contents.

export const CARD_TEXTS = {
  /** Before the author's name. */
  by: 'par',
  private: 'Privé',
  quarantined: 'En quarantaine',
  unknownAlbum: 'Album inconnu', // (AX-53)
  /** An album that has no name yet. */
  untitledAlbum: 'Nouvel album',
};
