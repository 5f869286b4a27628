// The editor frame, which all kinds share. Tournaments change some of its texts (tournament-frame.ts).
import type { CopyWord } from '@palmares/core/text/copy-name';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { lostCountText, lostImagesText } from './lost-images.ts';

export const FRAME_TEXTS = {
  resume: 'Reprendre',
  startAgain: 'Recommencer',
  draftResumed: 'Brouillon repris.',
  lostCount: lostCountText,
  lostImages: lostImagesText,
  reloadFailed: 'L’autre version n’a pas pu être chargée. Votre travail est intact.',
  copyWord: 'copie' as CopyWord,
  retry: 'Réessayer',
  later: 'Pas maintenant',
  shortcuts: 'Raccourcis clavier',
  singleKeys: 'Raccourcis à une touche',
  singleKeysText:
    'Chiffres, lettres et « ? » pressés seuls. Coupez-les si vous dictez, ou si des touches partent toutes seules.',
  save: 'Sauvegarder',
  offline: 'Hors connexion',
  saveWaits: 'Hors connexion : la sauvegarde vous sera proposée au retour du réseau.',
  signIn: 'Se connecter',
  signInToSave: 'Se connecter pour sauvegarder',
  download: 'Télécharger l’image',
  registerToKeep: 'Créer un compte pour garder',
  gone: {
    title: 'Ce contenu a été supprimé',
    text: 'Vos derniers changements sont encore dans ce navigateur. Vous pouvez en faire un nouveau contenu.',
    goOn: 'Continuer avec un nouveau contenu',
    drafts: 'Voir mes brouillons',
    failed: 'Ce navigateur n’a plus de place. Votre brouillon est intact.',
  },
  albumGone: {
    title: 'Cet album n’existe pas ou plus.',
    saveText: 'Votre travail reste en brouillon dans ce navigateur, mais il ne peut plus être sauvegardé.',
    draftText: (title: string) =>
      `Votre brouillon « ${isolateBidi(title)} » est encore dans ce navigateur, mais il ne peut plus être sauvegardé.`,
    picture: 'Garder son image',
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
  signInFirst: 'Cet album est privé. Connectez-vous si c’est le vôtre.',
  noImages: 'Il n’y a pas d’image ici : cet album n’en a pas, ou plus celles que vous aviez choisies.',
  albumGone: 'Cet album n’existe pas ou plus.',
  albumFailed: 'L’album n’a pas pu être chargé.',
  chooseAlbum: 'Choisir un album',
};

/** Actions of the panel after a save. */
export const FINISH_WORDS = { view: 'Voir', export: 'Exporter', close: 'Fermer' };

/** For an image without a name, or one that is not known any more. */
export function fallbackName(image: number): string {
  return `Image ${image}`;
}
