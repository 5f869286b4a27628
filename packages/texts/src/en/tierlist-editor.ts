import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/tierlist-editor.ts';
import { count } from './grammar.ts';
import { colourName } from './tier-colours.ts';
import { TIERLIST_WORDS } from './tierlist-words.ts';

export const TEXTS: typeof fr.TEXTS = {
  editor: 'Tier list editor',
  newTitle: 'New tier list',
  editTitle: 'Edit tier list',
  nameLabel: 'Name of the tier list',
  namePlaceholder: 'Name your tier list',
  by: (author) => `by ${isolateBidi(author)}`,

  tierList: (label) => `Tier ${label}`,
  tierControls: (label) => `Order and options of tier ${label}`,
  toImages: 'Go to the images',
  tierOptions: (label, images) => `Tier ${label}, ${count(images, 'image')}: edit`,
  placeIn: (label) => `Place the selection in ${label}`,
  up: 'Move up',
  down: 'Move down',
  moveUp: (label) => `Move tier ${label} up`,
  moveDown: (label) => `Move tier ${label} down`,
  tierMenu: (label) => `More actions for tier ${label}`,
  edit: 'Rename or change color',
  addAbove: 'Add a tier above',
  addBelow: 'Add a tier below',
  emptyTier: 'Empty the tier',
  removeTier: 'Delete the tier',
  addTier: 'Add a tier',
  presets: 'Tier templates',
  editTiers: 'Edit the tiers',
  presetsText: 'Images keep their place: the first tier stays the first. You can undo everything.',

  tierDialog: (label) => `Tier ${label}`,
  tierName: 'Name',
  tierColour: 'Color',
  otherColour: 'Another color',
  colour: colourName,
  apply: 'Apply',
  cancel: 'Cancel',

  poolCount: (rest, all) => `${rest} of ${all}`,
  allPlaced: 'All ranked',
  noImages: 'This tier list has no images.',
  poolHandle: 'Height of the unranked images',
  higherPool: 'Enlarge the unranked images',
  lowerPool: 'Shrink the unranked images',
  collapsePool: 'Collapse the unranked images',
  expandPool: 'Expand the unranked images',
  hintDigits: 'to place',
  hintMore: 'shortcuts',

  selected: (images) => `${count(images, 'image')} selected`,
  deselect: 'Deselect',
  selectSeveral: 'Select several',
  detailsOf: (name) => `Details: ${name}`,
  skip: 'Skip',
  backToPool: 'Take out of the tier',
  asMain: 'Make it the main image',
  isMain: 'Main image',
  mainTile: (name) => `${name}, main image`,
  addToSelection: 'Select',
  placeTitle: 'Place in',

  undo: 'Undo',
  redo: 'Redo',
  undoWhat: (what) => `Undo: ${what}`,
  redoWhat: (what) => `Redo: ${what}`,
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',

  settings: 'Settings',
  more: 'More actions',
  addImages: 'Add images from the album',
  addImagesText: 'They join the unranked images.',
  addChosen: (images) => (images === 0 ? 'Add' : `Add ${count(images, 'image')}`),
  chooseAll: 'Select all',
  chooseNone: 'Deselect all',
  view: 'View the tier list',
  reset: 'Empty all tiers',
  resetTitle: 'Empty all tiers?',
  resetText: 'All images leave their tier. The tiers stay, and you can undo it.',
  resetConfirm: 'Empty the tiers',
  export: 'Export as an image',
  showNames: 'Show names',
  hideNames: 'Hide names',
  help: 'How it works',

  description: 'Description',
  left: (left) => `${count(left, 'character')} left`,
  public: 'Public tier list',
  publicText: 'Anyone can see it. Otherwise, only you can.',
  mainImage: 'Main image',
  mainImageText: 'It stands for the tier list in lists and at the top of its page.',
  display: 'Display',
  imageSize: 'Image size',
  sizes: { s: 'Small', m: 'Medium', l: 'Large' },

  serverSaved: 'Saved',
  draftWorth: (placed, all) => `${count(placed, 'image')} ranked out of ${all}`,
  draftTitle: 'Resume your draft?',
  draftOtherSelection: (placed, name) =>
    `You have a draft ${name === '' ? '' : `“${name}” `}from this album, with a different selection of images and ${count(placed, 'image')} ranked.`,
  draftOtherVersion: (placed) =>
    `This tier list was saved elsewhere since your draft (${count(placed, 'image')} ranked). You can resume and decide when you save.`,
  startAgainWarning: 'Starting over erases the draft.',

  save: 'Save',
  saving: 'Saving…',
  savedNew: 'Tier list saved.',
  savedAgain: 'Tier list updated.',
  saveFailed: 'The tier list could not be saved. Your work is intact: please try again.',
  saveFailedBecause: (why) => `The tier list could not be saved: ${why} Your work is intact.`,

  conflict:
    'This tier list was saved in another tab or on another device. What should happen to your changes?',
  goneTitle: 'This tier list no longer exists',
  goneText: 'It was deleted elsewhere. Your work is intact: you can save it as a new tier list.',
  keepAnew: 'Keep it as a new one',

  ...TIERLIST_WORDS.publish,

  delete: 'Delete the tier list',
  deleteTitle: (name) => `Delete “${name}”?`,
  deleteText: 'The tier list will be gone for good, for you and for anyone who has the link.',
  deleteConfirm: 'Delete',
  deleted: 'Tier list deleted.',
  deleteFailed: 'The tier list couldn’t be deleted. Please try again.',

  quit: 'Leave the editor',
  leave: 'Discard changes',
  leaveTitle: 'Discard your changes?',
  leaveText:
    'The draft will be erased. To leave without losing anything, simply leave the page: the draft will wait for you.',
  leaveConfirm: 'Discard',
  leaveStay: 'Keep editing',

  infoTitle: 'Your tier list in three moves',
  info: [
    'Drag an image to a tier.',
    'Or click an image, then a tier: the next image is picked for you. Ctrl or Shift to select several.',
    'Double-click an image to take it out of its tier. You can undo everything.',
  ],
  infoTouch: [
    'Tap a tier: the selected image goes there, and the next one is ready.',
    'Or press and hold an image, then drag it.',
    'Double-tap an image to take it out of its tier. You can undo everything.',
  ],
  infoDraft: 'Your work is kept as a draft on this device until you save.',
  infoClose: 'Let’s go',

  loading: 'Loading the tier list…',
  albumPrivate: 'This album is private: only its author can make a tier list from it.',
  frozen: 'Its album is quarantined: this tier list can’t be edited for now.',
  notAuthor: 'Only its author can edit this tier list.',
};

export const ANNOUNCEMENTS: typeof fr.ANNOUNCEMENTS = {
  undone: (what) => `Undone: ${what}`,
  redone: (what) => `Redone: ${what}`,
  next: (name) => `Next to rank: “${name}”`,
  thenAllPlaced: (what) => `${what}. All ranked.`,
  thenNext: (what, name) => `${what}. Next to rank: “${name}”`,
  lifted: (name) => `${name}: picked up. Arrow keys to move, Space to drop.`,
  liftCancelled: 'Move canceled.',
  placed: (tier, place, of) => `${tier ?? 'Unranked'}, place ${place} of ${of}`,
};

export const DIGITS_SHORTCUT: typeof fr.DIGITS_SHORTCUT = 'Send the image to a tier, and go on to the next';

export const SHORTCUTS: typeof fr.SHORTCUTS = [
  { keys: ['←', '↑', '↓', '→'], does: 'Move between images' },
  { keys: ['Space'], does: 'Pick up the image, then drop it' },
  { keys: ['Enter'], does: 'Select or deselect' },
  { keys: ['Shift', '+', 'click'], does: 'Select a range of images' },
  { keys: ['Ctrl', '+', 'A'], does: 'Select the whole row' },
  { keys: ['Delete'], does: 'Take out of the tier' },
  { keys: ['I'], does: 'View the details of the image' },
  { keys: ['Esc'], does: 'Cancel the move, deselect' },
  { keys: ['Ctrl', '+', 'Z'], does: 'Undo' },
  { keys: ['Ctrl', '+', 'Shift', '+', 'Z'], does: 'Redo' },
  { keys: ['?'], does: 'This list' },
];
