import type * as fr from '../fr/dialogs.ts';

export const DIALOG_TEXTS: typeof fr.DIALOG_TEXTS = { close: 'Close', cancel: 'Cancel' };

export const IMAGE_DETAIL_TEXTS: typeof fr.IMAGE_DETAIL_TEXTS = {
  previous: 'Previous image',
  next: 'Next image',
  unnamed: 'Image',
};
