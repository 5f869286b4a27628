import type { KindWords } from './kind.ts';

export const FAVOURITE_WORDS: KindWords = {
  makeMine: 'Faire les miens',
  edit: 'Modifier',
  private: 'Privés',
  unknownAlbum: 'Album inconnu',
  unknownAuthor: 'Auteur inconnu',
  back: { label: 'Retour', leadsTo: 'list' },
  publish: {
    onlyYou: 'Ces favoris ne sont visibles que de vous.',
    published: 'Les favoris sont publics.',
    publishFailed: 'Les favoris n’ont pas pu être rendus publics.',
    publishTitle: 'Rendre les favoris publics ?',
    publishText: 'Tout le monde pourra voir leurs images.',
    publishConfirm: 'Rendre publics',
  },
  saved: { first: 'Vos favoris sont prêts', later: 'Favoris à jour' },
};
