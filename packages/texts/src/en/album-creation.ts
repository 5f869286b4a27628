import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/album-creation.ts';
import { count, formatNumber } from './grammar.ts';

const images = (n: number): string => count(n, 'image');

export const SUBMISSION_TEXTS: typeof fr.SUBMISSION_TEXTS = {
  deleteByHand:
    'No image could be added. The empty album could not be deleted: delete it yourself, or it will disappear after a day.',
  openAlbum: 'Open the album',
  cancelled: 'Upload canceled. The album was not created.',
  abandoned: 'The album was deleted. Your images are still here.',
  expiredOnAlbum: 'Your session has ended. Log in again to create the album. Nothing is lost.',
  expiredOnImages: 'Your session has ended. Log in again to add the images. Nothing is lost.',
  expiredOnDeletion: 'Your session has ended. Log in again to delete the empty album.',
  stopped: (added, total) => `Upload stopped: ${added} of ${images(total)} added.`,
  interrupted: (added, total) => `The upload was interrupted: ${added} of ${images(total)} added.`,
  partial: (added, failed) => `Album partly created: ${images(added)} added, ${formatNumber(failed)} failed.`,
  done: 'Album created!',
  doneInPart: (added, total) => `Album created: ${added} of ${images(total)} added.`,
};

export const FORM_TEXTS: typeof fr.FORM_TEXTS = {
  title: 'Create an album',
  intro: 'A name, a category, some images: everything else can wait.',
  name: 'Album name',
  namePlaceholder: 'The best movies of 2026',
  visibility: 'Public album',
  publicHint: 'Anyone can see it and use it.',
  privateHint: 'Only you can see it and use it.',
  images: 'Images',
  added: (n) => `${images(n)} added.`,
  duplicates: (n) => `${count(n, 'image is', 'images are')} already in the album.`,
  removeDuplicates: 'Remove duplicates',
  cameraNamed: (n) =>
    n === 1 ? '1 image has a name given by a device.' : `${images(n)} have names given by a device.`,
  number: (n) => (n === 1 ? 'Number it' : 'Number them'),
  refused: (n) =>
    n === 1 ? '1 rejected image won’t be uploaded.' : `${formatNumber(n)} rejected images won’t be uploaded.`,
  notKept:
    'This device doesn’t have room to keep the whole album for later: don’t leave this page before you’ve created it.',
  removeRefused: 'Remove them',
  issueCount: (n) => count(n, 'thing to fix', 'things to fix'),
};

export const FOOTER_TEXTS: typeof fr.FOOTER_TEXTS = {
  create: 'Create album',
  empty: 'No images yet',
  count: images,
  preparing: (done, total) => `Preparing ${formatNumber(done)} / ${formatNumber(total)}`,
  creating: 'Creating the album…',
  attaching: 'Adding the categories…',
  cleaning: 'Deleting the album…',
  resume: (n) => `Resume upload (${formatNumber(n)})`,
  accept: 'Go to my profile',
  abandon: 'Delete album',
  abandonTitle: (name) => `Delete “${isolateBidi(name)}”?`,
  abandonText: 'The album and the images already uploaded are deleted. What you entered stays here.',
  signIn: 'Log in',
  progress: 'Upload progress',
};

export const DRAFT_TEXTS: typeof fr.DRAFT_TEXTS = {
  title: 'You have an unfinished album',
  summary: images,
  sent: (n) => `${formatNumber(n)} already uploaded`,
  resume: 'Resume',
  restart: 'Start over',
  restartTitle: 'Start over with an empty album?',
  restartText: (name) => `“${isolateBidi(name)}” and its images will be erased from this device.`,
};

export const LEAVE_TEXTS: typeof fr.LEAVE_TEXTS = {
  title: 'Leave without creating the album?',
  kept: 'What you entered is kept on this device: you can pick up where you left off when you come back here.',
  lost: 'What you entered will be lost.',
  sending: 'The upload will stop. You can resume it when you come back here.',
  stay: 'Stay',
  leave: 'Leave',
};
