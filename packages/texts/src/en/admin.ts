import { endSentence } from '@palmares/core/text/end-sentence';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/admin.ts';
import { joined } from './formats.ts';
import { count, formatNumber } from './grammar.ts';

export const TAB_LABELS: typeof fr.TAB_LABELS = {
  users: 'Users',
  categories: 'Categories',
  albums: 'Albums',
  flags: 'Flagged images',
  audit: 'Audit log',
};

export const SORT_LABELS: typeof fr.SORT_LABELS = {
  newest: 'Newest',
  oldest: 'Oldest',
  alphabetical: 'Alphabetical',
  last_connection: 'Last login',
};

export const FILTER_LABELS: typeof fr.FILTER_LABELS = {
  all: 'All statuses',
  active: 'Active',
  desactive: 'Deactivated',
};

export const ROLE_LABELS: typeof fr.ROLE_LABELS = { admin: 'Admin', modo: 'Moderator' };

export const PANEL_TEXTS: typeof fr.PANEL_TEXTS = {
  title: 'Administration',
  tabs: 'Sections',
  sort: 'Sort',
  select: (name) => `Select ${name}`,
  selected: (n) => count(n, 'item selected', 'items selected'),
  selectAll: (n) => `Select all (${n})`,
  clear: 'Deselect all',
  unit: 'result',
  none: 'Nothing matches your search',
  empty: 'Nothing here yet',
  clearFilters: 'Clear the filters',
  delete: 'Delete',
  deleteNamed: (name) => `Delete ${name}`,
  deleteTitle: (name) => `Delete “${isolateBidi(name)}”?`,
  deleteMany: (n) => `Delete ${count(n, 'item')}?`,
  final: 'This cannot be undone.',
  deleted: (name) => `“${isolateBidi(name)}” has been deleted.`,
  bulkDone: (n) => `${count(n, 'change')} made.`,
  bulkPartial: (done, failed, reason) =>
    `${count(done, 'change')} made, ${formatNumber(failed)} failed. ${reason}`.trim(),
  edit: 'Edit',
  editNamed: (name) => `Edit ${name}`,
  by: (name) => `by ${isolateBidi(name)}`,
  names: (names, others) => {
    const quoted = names.map((name) => `“${isolateBidi(name)}”`);
    return joined(others > 0 ? [...quoted, count(others, 'other')] : quoted);
  },
};

export const USER_TEXTS: typeof fr.USER_TEXTS = {
  search: 'Name, nametag or email address',
  filter: 'Status',
  you: 'You',
  inactive: 'Deactivated account',
  joined: (date) => `Signed up: ${date}`,
  seen: (date) => `Last login: ${date}`,
  neverSeen: 'Never logged in',
  deactivate: 'Deactivate',
  deactivateNamed: (name) => `Deactivate ${isolateBidi(name)}`,
  deactivateMany: (n) => `Deactivate ${count(n, 'person', 'people')}?`,
  deactivateText: 'All sessions are closed, and logging in becomes impossible.',
  reactivate: 'Reactivate',
  reactivateNamed: (name) => `Reactivate ${isolateBidi(name)}`,
  deactivated: (name) => endSentence(`Account deactivated: ${isolateBidi(name)}`),
  reactivated: (name) => endSentence(`Account reactivated: ${isolateBidi(name)}`),
  roles: 'Roles',
  rolesOf: (name) => `Roles of ${isolateBidi(name)}`,
  deleteText:
    'Everything this person created disappears, except the images that other creations show. Their nametag stays reserved.',
  deleteNext: 'Continue',
  deleteConfirm: 'Delete permanently',
};

export const ROLE_TEXTS: typeof fr.ROLE_TEXTS = {
  held: 'Current roles',
  none: 'No special roles.',
  add: 'Add a role',
  choose: 'Choose a role',
  submit: 'Add',
  remove: (role) => `Remove the ${role} role`,
  notChosen: 'Please choose a role.',
  notFound: 'Role not found.',
  alreadyHeld: 'This user already has this role.',
  added: 'Role added.',
  removed: 'Role removed.',
};

export const CATEGORY_TEXTS: typeof fr.CATEGORY_TEXTS = {
  search: 'Search for a category',
  new: 'New category',
  create: 'Create',
  created: 'Category created.',
  rename: 'Rename',
  renameTitle: (name) => `Rename “${isolateBidi(name)}”`,
  renamed: 'Category renamed.',
  name: 'Category name',
  nameEn: 'English name (optional)',
  inEnglish: (name) => `In English: ${isolateBidi(name)}`,
  save: 'Save',
  deleteText: 'Albums in this category lose it; nothing else changes.',
};

export const CONTENT_TEXTS: typeof fr.CONTENT_TEXTS = {
  search: 'Search for a title',
  visibility: (name) => `Public: ${name}`,
  onAlbum: (name) => `on ${isolateBidi(name)}`,
  unknownAlbum: 'Unknown album',
};

export const ITEM_TEXTS: typeof fr.ITEM_TEXTS = {
  public: 'Public',
  makePublic: 'Make public',
  makePrivate: 'Make private',
};

export const ALBUM_TEXTS: typeof fr.ALBUM_TEXTS = {
  search: 'Search for an album',
  status: (name) => `Status of ${name}`,
  statuses: { public: 'Public', private: 'Private', quarantined: 'In quarantine' },
  quarantineTitle: (name) => `Quarantine “${isolateBidi(name)}”?`,
  quarantineText:
    'Only moderators can still see the album. Its author receives a message with the reason and can no longer change anything in it.',
  reason: 'Reason',
  reasonHint: 'Sent to the author.',
  quarantine: 'Quarantine',
  changed: 'Status changed.',
  dependents: (n) =>
    n === 0
      ? 'No creation depends on this.'
      : `${count(n, 'creation')} ${n === 1 ? 'depends on this and keeps its images.' : 'depend on this and keep their images.'}`,
  dependentsUnknown: 'Could not find out what depends on these albums.',
  liftTitle: (n) => `Lift the quarantine on ${count(n, 'album')}?`,
  liftText: 'Changing the status lifts the quarantine that someone decided on.',
  lift: 'Lift the quarantine',
  images: (n) => count(n, 'image'),
  uses: (n) => count(n, 'use'),
};

const failed = (what: string): string => `An error occurred while ${what}.`;

export const FAILURE_TEXTS: typeof fr.FAILURE_TEXTS = {
  status: failed('changing the status'),
  voices: failed('changing the votes'),
  deletion: failed('deleting'),
  addRole: failed('adding the role'),
  removeRole: failed('removing the role'),
  createCategory: failed('creating the category'),
  renameCategory: failed('renaming the category'),
  deleteCategory: failed('deleting the category'),
  visibility: failed('changing the visibility'),
};

export const LOAD_FAILURES: typeof fr.LOAD_FAILURES = {
  users: 'The users could not be loaded. Please try again later.',
  categories: 'The categories could not be loaded. Please try again later.',
  albums: 'The albums could not be loaded. Please try again later.',
  audit: 'The data could not be loaded. Please try again later.',
};
