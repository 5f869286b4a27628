import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/frame.ts';
import { lostCountText, lostImagesText } from './lost-images.ts';

export const FRAME_TEXTS: typeof fr.FRAME_TEXTS = {
  resume: 'Resume', // (TO-12)
  startAgain: 'Start over',
  draftResumed: 'Picking up where you left off.',
  lostCount: lostCountText,
  lostImages: lostImagesText,
  reloadFailed: 'The other version could not be loaded. Your work is intact.',
  copyWord: 'copy',
  retry: 'Try again', // (BU-37)
  later: 'Not now',
  shortcuts: 'Keyboard shortcuts',
  singleKeys: 'Single-key shortcuts',
  singleKeysText:
    'Digits, letters and “?” pressed alone. Switch them off if you dictate, or press keys by accident.',
  save: 'Save',
  offline: 'Offline',
  saveWaits: 'You’re offline: you can save once the network is back.',
  signIn: 'Log in',
  signInToSave: 'Log in to save',
  download: 'Download the image',
  registerToKeep: 'Create an account to keep it',
  gone: {
    title: 'This content was deleted',
    text: 'Your latest changes are still in this browser. You can keep them as new content.',
    goOn: 'Continue as new content',
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
};

export const EDITOR_TEXTS: typeof fr.EDITOR_TEXTS = {
  sessionLost: 'Your session has ended. Log in again: your draft waits for you here.',
  signInFirst: 'This album is private. Log in if it’s yours.',
  noImages: 'There are no images here: this album has none, or no longer has those you chose.',
  albumGone: 'This album does not exist, or no longer does.',
  albumFailed: 'The album could not be loaded.',
  chooseAlbum: 'Choose an album',
};

export const FINISH_WORDS: typeof fr.FINISH_WORDS = { view: 'View result', export: 'Export', close: 'Close' };

export const fallbackName: typeof fr.fallbackName = (image) => `Image ${image}`;
