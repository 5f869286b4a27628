// The editor frame, which all kinds share. Tournaments change some of its texts (tournament-frame.ts).
import type { CopyWord } from '@palmares/core/text/copy-name';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { lostCountText, lostImagesText } from './lost-images.ts';

export const FRAME_TEXTS = {
  resume: 'Reprendre', // (BU-28)
  startAgain: 'Recommencer', // (BU-27, BU-28)
  draftResumed: 'Brouillon repris.', // (BU-27)
  lostCount: lostCountText,
  lostImages: lostImagesText,
  reloadFailed: 'L’autre version n’a pas pu être chargée. Votre travail est intact.',
  copyWord: 'copie' as CopyWord,
  retry: 'Réessayer', // (BU-37, TL-26)
  later: 'Pas maintenant',
  shortcuts: 'Raccourcis clavier',
  singleKeys: 'Raccourcis à une touche', // (LB-49)
  singleKeysText:
    'Chiffres, lettres et « ? » pressés seuls. Coupez-les si vous dictez, ou si des touches partent toutes seules.',
  save: 'Sauvegarder',
  offline: 'Hors connexion', // (BU-13)
  saveWaits: 'Hors connexion : la sauvegarde vous sera proposée au retour du réseau.', // (BU-23)
  signIn: 'Se connecter',
  signInToSave: 'Se connecter pour sauvegarder', // (AC-72, BU-22)
  download: 'Télécharger l’image', // (BU-57)
  registerToKeep: 'Créer un compte pour garder', // (BU-57)
  gone: {
    title: 'Ce contenu a été supprimé', // (BU-18)
    text: 'Vos derniers changements sont encore dans ce navigateur. Vous pouvez en faire un nouveau contenu.',
    goOn: 'Continuer avec un nouveau contenu', // (BU-18)
    drafts: 'Voir mes brouillons',
    failed: 'Ce navigateur n’a plus de place. Votre brouillon est intact.',
  },
  albumGone: {
    title: 'Cet album n’existe pas ou plus.', // (BU-8)
    saveText: 'Votre travail reste en brouillon dans ce navigateur, mais il ne peut plus être sauvegardé.',
    draftText: (title: string) =>
      `Votre brouillon « ${isolateBidi(title)} » est encore dans ce navigateur, mais il ne peut plus être sauvegardé.`,
    picture: 'Garder son image', // (BU-19)
    close: 'Fermer',
    erase: 'Effacer le brouillon',
    eraseTitle: (title: string) => `Effacer le brouillon « ${isolateBidi(title)} » ?`,
    eraseText: 'Il n’a jamais été sauvegardé : il sera perdu.',
    erased: 'Brouillon effacé.',
    untitled: 'Sans nom',
    albums: 'Choisir un album',
  },
};

/** Texts that the editors share but not the one of tournaments, which has its own. */
export const EDITOR_TEXTS = {
  sessionLost: 'Votre session est terminée. Reconnectez-vous : votre brouillon vous attend ici.',
  signInFirst: 'Cet album est privé. Connectez-vous si c’est le vôtre.', // (BU-8)
  noImages: 'Il n’y a pas d’image ici : cet album n’en a pas, ou plus celles que vous aviez choisies.',
  albumGone: 'Cet album n’existe pas ou plus.', // (BU-8)
  albumFailed: 'L’album n’a pas pu être chargé.', // (BU-8)
  chooseAlbum: 'Choisir un album',
};

/** Actions of the panel after a save (BU-32). */
export const FINISH_WORDS = { view: 'Voir', export: 'Exporter', close: 'Fermer' };

/** For an image without a name, or one that is not known any more. */
export function fallbackName(image: number): string {
  return `Image ${image}`;
}
