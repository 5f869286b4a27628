// Viewers and editors of tournaments. The texts of the rules are in tournament-rules.ts.

export const TOURNAMENT_WORDS = {
  makeMine: 'Faire le mien',
  edit: 'Modifier',
  private: 'Privé',
  unknownAlbum: 'Album inconnu',
  unknownAuthor: 'Auteur inconnu',
  back: 'Retour',
  publish: {
    onlyYou: 'Ce tournoi n’est visible que de vous : rendez-le public pour le partager.',
    published: 'Le tournoi est public.',
    publishFailed: 'Le tournoi n’a pas pu être rendu public. Réessayez.',
    publishTitle: 'Rendre le tournoi public ?',
    publishText:
      'L’album est privé. Si le tournoi devient public, tout le monde pourra voir les images qu’il utilise (et rien d’autre de l’album).',
    publishConfirm: 'Rendre public',
  },
  saved: { first: 'Votre tournoi est prêt', later: 'Tournoi à jour' },
};
