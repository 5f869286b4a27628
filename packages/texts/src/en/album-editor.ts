import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/album-editor.ts';
import { count, formatNumber } from './grammar.ts';

export const EDITOR_TEXTS: typeof fr.EDITOR_TEXTS = {
  title: 'Edit album',
  back: 'Back to profile',
  backToAdmin: 'Back to administration',
  name: 'Album name',
  visibility: 'Public album',
  publicHint: 'Anyone can see it and use it.',
  privateHint: 'Only you can see it and use it.',
  privateHintAdmin: 'Only its author can use it.',
  heldHint: 'In quarantine: only the admins can change that.',
  heldHintAdmin: 'In quarantine: change its status in the admin panel.',
  save: 'Save',
  saved: 'Album updated.',
  resumed: 'Your unsaved changes are still here.',
  reset: 'Go back to the saved album',
  isPublic: 'The album is public.',
  isPrivate: 'The album is private.',
  images: 'Images',
  count: (n) => count(n, 'image'),
  orderHint: 'Drag an image to move it. The first one is the cover.',
  orderHintTouch:
    'Tap the pencil on an image to edit its texts and its position. The first one is the cover.',
  byAuthor: (name) => `Album by ${isolateBidi(name)}`,
  conflict: 'This album has been changed elsewhere since you opened it.',
  imageSaved: 'Image updated.',
  imageRemoved: 'Image removed.',
  removeTitle: (name) => `Remove “${isolateBidi(name)}”?`,
  removeText:
    'The image leaves the album. Tier lists, tournaments and rankings that already show it keep it.',
  removeConfirm: 'Remove',
  quarantined: 'This album is in quarantine: it’s no longer visible and can’t be edited or deleted.',
  quarantinedAdmin: 'This album is in quarantine: only moderators can see it.',
  reason: (reason) => `Reason: ${reason}`,
  contest: 'To appeal this decision, write to us at ',
};

export const DELETE_TEXTS: typeof fr.DELETE_TEXTS = {
  action: 'Delete album',
  title: (name) => `Delete “${isolateBidi(name)}”?`,
  final: 'This can’t be undone.',
  confirm: 'Delete',
  done: 'Album deleted!',
};

export const NEW_IMAGES_TEXTS: typeof fr.NEW_IMAGES_TEXTS = {
  title: 'Add images',
  submit: (n) => `Add ${count(n, 'image')} to the album`,
  clear: 'Remove all',
  done: (n) => `${count(n, 'image')} added.`,
  partial: (n, failed) => `${count(n, 'image')} added, ${formatNumber(failed)} failed.`,
  resumed: 'The images you haven’t added yet are still here.',
  notKept:
    'This device doesn’t have room to keep all these images for later: don’t leave this page before you’ve added them.',
  elsewhere:
    'This album is open in another tab: the images chosen here will be forgotten if you leave this page.',
  unnamed: 'Every image needs a name.',
};

export const LEAVE_TEXTS: typeof fr.LEAVE_TEXTS = {
  imagesTitle: 'Leave without adding these images?',
  imagesKept:
    'The images that aren’t in the album yet are kept on this device: you’ll find them when you come back here.',
  imagesLost: 'The images that aren’t in the album yet will be forgotten.',
  detailsTitle: 'Leave without saving?',
  details: 'Your changes to the name and the categories will be lost.',
  leave: 'Leave',
  stay: 'Stay',
};

export const FAILURES: typeof fr.FAILURES = {
  name: 'The name of the album could not be updated',
  categories: 'The categories could not be updated',
  visibility: 'The visibility could not be updated',
  order: 'The order of the images could not be updated',
  image: 'The image could not be updated',
  removeImage: 'The image could not be removed',
  removeAlbum: 'The album could not be deleted',
  expiredOnImages: 'Your session has ended. Log in again to add the images.',
  expiredOnDeletion: 'Your session has ended. Log in again to delete the album.',
};

export const LOADING_TEXTS: typeof fr.LOADING_TEXTS = {
  notFound: 'Album not found, or you don’t have permission to edit it.',
  forbidden: 'You don’t have permission to edit this album.',
  signedOut: 'You need to be logged in to open this page.',
  failed: 'The album could not be loaded. Please try again later.',
  toGallery: 'Browse albums',
};
