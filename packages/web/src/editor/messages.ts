// Texts of the editor frame, in the language of the kind (LB-1: the tournament is in English).
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { lostCountEnglish, lostCountText, lostImagesEnglish, lostImagesText } from '../lib/lost-images.ts';

export const FRAME_TEXTS = {
  fr: {
    resume: 'Reprendre',
    startAgain: 'Recommencer',
    draftResumed: 'Brouillon repris.',
    lostCount: lostCountText,
    lostImages: lostImagesText,
    reloadFailed: 'L’autre version n’a pas pu être chargée. Votre travail est intact.',
    copyWord: 'copie',
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
  },
  en: {
    resume: 'Resume',
    startAgain: 'Start over',
    draftResumed: 'Picking up where you left off.',
    lostCount: lostCountEnglish,
    lostImages: lostImagesEnglish,
    reloadFailed: 'The other version could not be loaded. Your work is intact.',
    copyWord: 'copy',
    retry: 'Try again',
    later: 'Not now',
    shortcuts: 'Keyboard shortcuts',
    singleKeys: 'Single-key shortcuts',
    singleKeysText:
      'Digits, letters and “?” pressed alone. Switch them off if you dictate, or press keys by accident.',
    save: 'Save',
    offline: 'Offline',
    saveWaits: 'You are offline: you can save once the network is back.',
    signIn: 'Log in',
    signInToSave: 'Log in to save',
    gone: {
      title: 'This tournament was deleted',
      text: 'Your latest changes are still in this browser. You can turn them into a new tournament.',
      goOn: 'Continue as a new tournament',
      drafts: 'View my drafts',
      failed: 'This browser has run out of space. Your draft is intact.',
    },
    albumGone: {
      title: 'This album does not exist, or no longer does.',
      saveText: 'Your work is kept as a draft in this browser, but it can no longer be saved.',
      draftText: (title: string) =>
        `Your draft “${isolateBidi(title)}” is still in this browser, but it can no longer be saved.`,
      picture: 'Keep its picture',
      close: 'Close',
      erase: 'Erase the draft',
      eraseTitle: (title: string) => `Erase the draft “${isolateBidi(title)}”?`,
      eraseText: 'It was never saved: it will be lost.',
      erased: 'Draft erased.',
      untitled: 'Untitled',
      albums: 'Choose an album',
    },
  },
} as const;

/** Texts shared by the French editors. */
export const FRENCH_TEXTS = {
  sessionLost: 'Votre session est terminée. Reconnectez-vous : votre brouillon vous attend ici.',
  signInFirst: 'Cet album est privé. Connectez-vous si c’est le vôtre.',
  noImages: 'Il n’y a pas d’image ici : cet album n’en a pas, ou plus celles que vous aviez choisies.',
  albumGone: 'Cet album n’existe pas ou plus.',
  albumFailed: 'L’album n’a pas pu être chargé.',
  chooseAlbum: 'Choisir un album',
} as const;
