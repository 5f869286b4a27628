import type * as fr from '../fr/image-fields.ts';

export const DROP_ZONE_TEXTS: typeof fr.DROP_ZONE_TEXTS = {
  dropTitle: 'Drop your images here',
  dropTitleTouch: 'Add your images',
  dropHint: 'Files or whole folders, or paste an image you have copied.',
  dropFormats: 'JPG, PNG, GIF or WebP · up to 10 MB',
  dropNow: 'Drop to add',
  choose: 'Choose images',
  addMore: 'Add images',
  takePhoto: 'Take a photo',
};

export const IMAGE_TILE_TEXTS: typeof fr.IMAGE_TILE_TEXTS = {
  edit: (image) => `Edit ${image}`,
  remove: (image) => `Remove ${image}`,
  moveUp: (image) => `Move ${image} earlier`,
  moveDown: (image) => `Move ${image} later`,
  name: (position) => `Name of image ${position}`,
};

export const IMAGE_EDIT_TEXTS: typeof fr.IMAGE_EDIT_TEXTS = {
  title: 'Edit the image',
  save: 'Save',
  remove: 'Remove the image',
  name: 'Name',
  description: 'Description',
  link: 'Link',
  moveUp: 'Move one place earlier',
  moveDown: 'Move one place later',
  position: (position, total) => `Position ${position} of ${total}`,
};
