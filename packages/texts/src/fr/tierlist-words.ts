// Viewers and editors of tier lists. The texts of the rules are in tierlist.ts.
import { TIERLIST_TEXTS } from './tierlist.ts';

export const TIERLIST_WORDS = {
  makeMine: 'Faire la mienne', // (BU-39)
  edit: 'Modifier', // (BU-3, TL-75)
  private: 'Privée',
  unknownAlbum: TIERLIST_TEXTS.unknownAlbum,
  unknownAuthor: TIERLIST_TEXTS.unknownAuthor,
  back: 'Retour', // (TL-74)
  publish: {
    onlyYou: 'Cette tier list n’est visible que de vous : rendez-la publique pour la partager.', // (BU-35)
    published: 'La tier list est publique.',
    publishFailed: 'La tier list n’a pas pu être rendue publique. Réessayez.',
    publishTitle: 'Rendre la tier list publique ?',
    publishText:
      'L’album est privé. Si la tier list devient publique, tout le monde pourra voir les images qu’elle utilise (et rien d’autre de l’album).', // (BU-4)
    publishConfirm: 'Rendre publique', // (SH-64)
  },
  saved: { first: 'Votre tier list est prête', later: 'Tier list à jour' },
};
