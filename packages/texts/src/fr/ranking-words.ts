// Viewers and editors of rankings. The texts of the rules are in ranking.ts.
import { RANKING_VIEW_TEXTS } from './ranking.ts';

export const RANKING_WORDS = {
  makeMine: 'Faire le mien', // (BU-39, SH-65)
  edit: RANKING_VIEW_TEXTS.edit,
  private: 'Privé',
  unknownAlbum: RANKING_VIEW_TEXTS.unknownAlbum,
  unknownAuthor: RANKING_VIEW_TEXTS.unknownAuthor,
  back: 'Retour aux classements', // (RK-69)
  publish: {
    onlyYou: 'Ce classement n’est visible que de vous : rendez-le public pour le partager.',
    published: 'Le classement est public.',
    publishFailed: 'Le classement n’a pas pu être rendu public. Réessayez.',
    publishTitle: 'Rendre le classement public ?',
    publishText:
      'L’album est privé. Si le classement devient public, tout le monde pourra voir les images qu’il utilise (et rien d’autre de l’album).', // (BU-4)
    publishConfirm: 'Rendre public', // (SH-64)
  },
  saved: { first: 'Votre classement est prêt', later: 'Classement à jour' },
};
