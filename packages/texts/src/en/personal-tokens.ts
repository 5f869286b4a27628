import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/personal-tokens.ts';

export const TOKEN_TEXTS: typeof fr.TOKEN_TEXTS = {
  title: 'Access tokens',
  hint: 'They let a program read or change your albums and other content without your password.',
  docs: 'API documentation',
  create: 'Create a token',
  none: 'No access tokens.',
  error: 'Your tokens could not be loaded.',
  scopes: { read: 'Read', write: 'Read and write' },
  created: (date) => `created ${date}`,
  expires: (date) => `expires ${date}`,
  expired: (date) => `expired ${date}`,
  used: (moment) => `last used: ${moment}`,
  unused: 'never used',
  revoke: 'Revoke',
  revokeNamed: (name) => `Revoke ${isolateBidi(name)}`,
  remove: 'Remove',
  removeNamed: (name) => `Remove ${isolateBidi(name)} from the list`,
};

export const CREATE_TOKEN_TEXTS: typeof fr.CREATE_TOKEN_TEXTS = {
  title: 'Create an access token',
  text: 'It cannot change your account, and has no admin or moderator rights.',
  name: 'Name',
  nameHint: 'To recognize it: the program that will use it.',
  scope: 'What it can do',
  scopes: {
    read: 'Read, including private content',
    write: 'Read, create, edit and delete',
  },
  days: 'Lifetime',
  lifetimes: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' },
  submit: 'Create token',
  failed: 'The token could not be created. Please try again in a moment.',
};

export const MADE_TOKEN_TEXTS: typeof fr.MADE_TOKEN_TEXTS = {
  title: 'Your token is ready',
  text: 'Copy it now: it will never be shown again.',
  label: 'Access token',
  copy: 'Copy',
  copied: 'Token copied.',
  close: 'Done',
};

export const REVOKE_TOKEN_TEXTS: typeof fr.REVOKE_TOKEN_TEXTS = {
  title: (name) => `Revoke “${isolateBidi(name)}”?`,
  text: 'The program that uses it will no longer be able to read or change anything.',
  expiredTitle: (name) => `Remove “${isolateBidi(name)}”?`,
  expiredText: 'It has expired and no longer does anything.',
  done: 'Token revoked.',
  expiredDone: 'Token removed.',
  failed: 'The token could not be revoked. Please try again.',
};
