// Viewers and editors of tier lists. The texts of the rules are in tierlist.ts.
import { TIERLIST_TEXTS } from './tierlist.ts';

export const TIERLIST_WORDS = {
  makeMine: 'Faire la mienne',
  edit: 'Modifier',
  private: 'Privée',
  unknownAlbum: TIERLIST_TEXTS.unknownAlbum,
  unknownAuthor: TIERLIST_TEXTS.unknownAuthor,
  back: 'Retour',
  publish: {
    onlyYou: 'Cette tier list n’est visible que de vous : rendez-la publique pour la partager.',
    published: 'La tier list est publique.',
    publishFailed: 'La tier list n’a pas pu être rendue publique. Réessayez.',
    publishTitle: 'Rendre la tier list publique ?',
    publishText:
      'L’album est privé. Si la tier list devient publique, tout le monde pourra voir les images qu’elle utilise (et rien d’autre de l’album).',
    publishConfirm: 'Rendre publique',
  },
  saved: { first: 'Votre tier list est prête', later: 'Tier list à jour' },
};
