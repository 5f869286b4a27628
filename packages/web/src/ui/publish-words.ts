// What is said of a content that only its author can open, and of making it public (access.md rule 3): the same in editors and viewers.
import type { ContentType } from '../lib/paths.ts';

export const PUBLISH_WORDS = {
  tierlists: {
    onlyYou: 'Vous seul pouvez ouvrir cette tier list\u00A0: rendez-la publique pour la partager.',
    published: 'La tier list est publique.',
    publishFailed: 'La tier list n’a pas pu être rendue publique. Réessayez.',
    publishTitle: 'Rendre la tier list publique\u00A0?',
    publishText:
      'L’album est privé. Si la tier list devient publique, tout le monde pourra voir les images qu’elle utilise (et rien d’autre de l’album).',
    publishConfirm: 'Rendre publique',
  },
  classements: {
    onlyYou: 'Vous seul pouvez ouvrir ce classement\u00A0: rendez-le public pour le partager.',
    published: 'Le classement est public.',
    publishFailed: 'Le classement n’a pas pu être rendu public. Réessayez.',
    publishTitle: 'Rendre le classement public\u00A0?',
    publishText:
      'L’album est privé. Si le classement devient public, tout le monde pourra voir les images qu’il utilise (et rien d’autre de l’album).',
    publishConfirm: 'Rendre public',
  },
  tournois: {
    onlyYou: 'Only you can open this tournament: make it public to share it.',
    published: 'The tournament is public.',
    publishFailed: 'The tournament could not be made public. Please try again.',
    publishTitle: 'Make the tournament public?',
    publishText:
      'The album is private. If the tournament becomes public, everybody will see the images it uses, and nothing else of the album.',
    publishConfirm: 'Make public',
  },
} as const satisfies Record<ContentType, object>;
