import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/profile.ts';
import { albumCounts } from './album-counts.ts';
import { count } from './grammar.ts';

export const PROFILE_TEXTS: typeof fr.PROFILE_TEXTS = {
  page: 'My profile',
  loading: 'Loading…',
  memberSince: 'Member since',
  changeUsername: 'Change username',
  changePassword: 'Change password',
  signOut: 'Log out',
  error: 'Your data could not be loaded. Please try again later.',
  unnamed: 'Untitled',
  unknownAlbum: 'Unknown album',
  create: 'Create',
  cancel: 'Cancel',
  save: 'Save',
};

export const COUNT_TEXTS: typeof fr.COUNT_TEXTS = {
  images: (n) => count(n, 'image'),
  uses: (n) => count(n, 'use'),
  album: albumCounts,
};

export const SECTION_TEXTS: typeof fr.SECTION_TEXTS = {
  album: {
    title: 'My albums',
    create: 'Create an album',
    none: 'You don’t have any albums yet',
    noneHint: 'A few images are enough to get started.',
    deleted: 'Album deleted!',
  },
  tierlist: {
    title: 'My tier lists',
    create: 'Create a tier list',
    none: 'You don’t have any tier lists yet',
    noneHint: 'Pick an album, drag its images, save.',
    deleted: 'Tier list deleted!',
  },
  tournament: {
    title: 'My tournaments',
    create: 'Create a tournament',
    none: 'You don’t have any tournaments yet',
    noneHint: 'Duels and one champion: pick the album that competes.',
    deleted: 'Tournament deleted!',
  },
  ranking: {
    title: 'My rankings',
    create: 'Create a ranking',
    none: 'You don’t have any rankings yet',
    noneHint: 'Pick your favorites, and the podium builds itself.',
    deleted: 'Ranking deleted!',
  },
};

export const INVITATION_TEXTS: typeof fr.INVITATION_TEXTS = {
  title: 'Your collection starts here',
  text: 'Pick an album: in a few minutes, it becomes a tier list, a tournament or a ranking.',
  choose: 'Pick an album',
};

export const DECISION_TEXTS: typeof fr.DECISION_TEXTS = {
  title: 'Moderation decisions',
  error: 'The decisions could not be loaded.',
  reason: 'Reason',
  appeal: 'Your appeal',
  answer: 'The moderators’ answer',
  contest: 'Appeal',
  contestNamed: (name) => `Appeal the decision about ${isolateBidi(name)}`,
  states: {
    open: '',
    escalated: '',
    dismissed: '',
    decided: 'You can appeal it once.',
    appealed: 'Appealed: the moderators will answer.',
    upheld: 'Upheld.',
    lifted: 'Overturned.',
  },
  appealTitle: 'Appeal this decision',
  once: 'You can appeal it once.',
  text: 'Why do you think this decision is unfair?',
  send: 'Send the appeal',
  sent: 'Appeal sent.',
  failed: 'The appeal could not be sent. Please try again.',
};

export const VISIBILITY_TEXTS: typeof fr.VISIBILITY_TEXTS = {
  public: 'Public',
  publicNamed: (name) => `Public: ${name}`,
  private: 'Private',
  quarantined: 'In quarantine',
  frozen: 'Album in quarantine',
  hidden: 'Hidden by the moderators',
  failed: 'The visibility could not be changed.',
  askTitle: (name) => `Make “${isolateBidi(name)}” public?`,
  askText: 'Its album is not public: everyone will be able to see the images used here.',
  confirm: 'Make public',
};

export const CHOICE_TEXTS: typeof fr.CHOICE_TEXTS = {
  newSort: 'Start something new',
  editAlbum: 'Edit the album',
  view: 'See the result',
  resume: 'Continue or start over',
  delete: 'Delete',
  deleteAlbum: 'Delete the album',
  quarantine: 'This album is in quarantine: it is no longer visible, and cannot be edited or used.',
  quarantineReason: 'Reason:',
  frozen:
    'Its album is in quarantine: only you can see this, without its images, and it cannot be edited or deleted.',
};

export const DELETE_TEXTS: typeof fr.DELETE_TEXTS = {
  title: (name) => `Delete “${isolateBidi(name)}”?`,
  final: 'This cannot be undone.',
  failed: 'It could not be deleted. Please try again.',
};

export const DRAFT_TEXTS: typeof fr.DRAFT_TEXTS = {
  title: 'Drafts in progress',
  hint: 'Kept in this browser only, until you save them.',
  resume: 'Resume',
  resumeNamed: (name) => `Resume: ${name}`,
  discard: 'Discard',
  discardNamed: (name) => `Discard: ${name}`,
  discardTitle: (name) => `Discard the draft “${isolateBidi(name)}”?`,
  discardNew: 'It was never saved, so it will be lost.',
  discardChanges: 'The changes will be lost; what you saved stays.',
  discarded: 'Draft discarded.',
  discardAlbum: 'It was never created: your texts and images will be lost here.',
  discardBegun: 'What was already uploaded stays among your albums; the rest will be lost.',
  discardWaiting: 'The album stays; what is not in it yet will be lost here.',
  album: 'Album',
  isNew: 'never saved',
  isChange: 'unsaved changes',
  isNotMade: 'not created yet',
  isBegun: 'upload interrupted',
  isWaiting: () => 'not added yet',
};

export const ACCOUNT_TEXTS: typeof fr.ACCOUNT_TEXTS = {
  title: 'My account',
  email: 'Email address',
  changeEmail: 'Change email address',
  export: 'My data',
  exportHint: 'A JSON file with your account, your albums and everything you made.',
  exportAction: 'Export my data',
  exportFailed: 'The export did not work. Please try again in a moment.',
  exported: 'Your data was downloaded.',
  end: 'Delete my account',
  endHint: 'Your albums and everything you made will be deleted with it.',
};

export const USERNAME_TEXTS: typeof fr.USERNAME_TEXTS = {
  title: 'Change username',
  label: 'Username',
  hint: 'The name that others see. Your nametag stays the same.',
};

export const PASSWORD_TEXTS: typeof fr.PASSWORD_TEXTS = {
  title: 'Change password',
  text: 'Your other devices will be logged out, but not this one. Your access tokens will be revoked.',
};

export const EMAIL_TEXTS: typeof fr.EMAIL_TEXTS = {
  title: 'Change email address',
  text: 'We’ll send a link to the new address. As soon as you open it, it replaces the old one.',
  label: 'New email address',
  submit: 'Send the link',
  failed: 'That did not work. Please try again in a moment.',
};

export const END_TEXTS: typeof fr.END_TEXTS = {
  title: 'Delete my account',
  goes: 'This will be deleted:',
  nothing: 'You have not made anything yet.',
  albums: (albums, images) => `${count(albums, 'album')} and ${count(images, 'image')}`,
  dependents: (n) =>
    n === 1
      ? `${count(n, 'item')} made by someone else uses your images and keeps them; your images in it will be marked “Deleted account”.`
      : `${count(n, 'item')} made by others use your images and keep them; your images in them will be marked “Deleted account”.`,
  held: (n) => `${count(n, 'album')} in quarantine: kept until the admins decide.`,
  nametag: 'Your nametag stays reserved.',
  exportFirst: 'You can export your data first.',
  continue: 'Continue',
  sureTitle: (nametag) => `Permanently delete @${nametag}?`,
  sure: 'Permanently delete',
  done: 'Your account was deleted.',
};
