// Viewers and editors of tournaments. The texts of the rules are in tournament-rules.ts.

export const TOURNAMENT_WORDS = {
  makeMine: 'Faire le mien', // (BU-39, SH-65)
  edit: 'Modifier', // (BU-3)
  private: 'Privé',
  unknownAlbum: 'Album inconnu', // (AX-53)
  unknownAuthor: 'Auteur inconnu',
  back: 'Retour',
  publish: {
    onlyYou: 'Ce tournoi n’est visible que de vous : rendez-le public pour le partager.',
    published: 'Le tournoi est public.',
    publishFailed: 'Le tournoi n’a pas pu être rendu public. Réessayez.',
    publishTitle: 'Rendre le tournoi public ?',
    publishText:
      'L’album est privé. Si le tournoi devient public, tout le monde pourra voir les images qu’il utilise (et rien d’autre de l’album).',
    publishConfirm: 'Rendre public', // (SH-64)
  },
  saved: { first: 'Votre tournoi est prêt', later: 'Tournoi à jour' },
};
