import { RANKING_VIEW_TEXTS } from '@palmares/core/ranking/messages';
import type { KindWords } from './kind.ts';

export const RANKING_WORDS: KindWords = {
  makeMine: 'Faire le mien',
  edit: RANKING_VIEW_TEXTS.edit,
  private: 'Privé',
  unknownAlbum: RANKING_VIEW_TEXTS.unknownAlbum,
  unknownAuthor: RANKING_VIEW_TEXTS.unknownAuthor,
  // RK-69 requires a link to the list.
  back: { label: 'Retour aux classements', leadsTo: 'list' },
  publish: {
    onlyYou: 'Ce classement n’est visible que de vous : rendez-le public pour le partager.',
    published: 'Le classement est public.',
    publishFailed: 'Le classement n’a pas pu être rendu public. Réessayez.',
    publishTitle: 'Rendre le classement public ?',
    publishText:
      'L’album est privé. Si le classement devient public, tout le monde pourra voir les images qu’il utilise (et rien d’autre de l’album).',
    publishConfirm: 'Rendre public',
  },
  saved: { first: 'Votre classement est prêt', later: 'Classement à jour' },
};
