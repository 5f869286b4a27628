// What is said of a content that only its author can open, and of making it public (access.md rule 3): the same in editors and viewers.
import type { ContentType } from '../lib/paths.ts';

export const PUBLISH_WORDS = {
  tierlists: {
    onlyYou: 'Cette tier list n’est visible que de vous : rendez-la publique pour la partager.',
    published: 'La tier list est publique.',
    publishFailed: 'La tier list n’a pas pu être rendue publique. Réessayez.',
    publishTitle: 'Rendre la tier list publique ?',
    publishText:
      'L’album est privé. Si la tier list devient publique, tout le monde pourra voir les images qu’elle utilise (et rien d’autre de l’album).',
    publishConfirm: 'Rendre publique',
  },
  classements: {
    onlyYou: 'Ce classement n’est visible que de vous : rendez-le public pour le partager.',
    published: 'Le classement est public.',
    publishFailed: 'Le classement n’a pas pu être rendu public. Réessayez.',
    publishTitle: 'Rendre le classement public ?',
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
      'The album is private. If you make the tournament public, anyone will be able to see the images it uses, but nothing else from the album.',
    publishConfirm: 'Make public',
  },
} as const satisfies Record<ContentType, object>;
