import type * as fr from '../fr/shell.ts';

export const SESSION_TEXTS: typeof fr.SESSION_TEXTS = {
  checking: 'Loading…',
  expired: 'Your session has expired. Please log in again.',
  disabled: 'This account is deactivated.',
  unreachableTitle: 'No connection',
  unreachable: 'The server isn’t responding. Try again in a moment.',
  signInAgain: 'Log in again',
};

export const HEADER_TEXTS: typeof fr.HEADER_TEXTS = {
  home: 'Palmarès, home',
  navigation: 'Main navigation',
  albums: 'Albums',
  search: 'Search',
  createAlbum: 'Create an album',
  signIn: 'Log in',
  profile: 'My profile',
  addAlbum: 'Add an album',
  admin: 'ADMIN',
  moderation: 'Moderation',
  signOut: 'Log out',
  toLight: 'Switch to the light theme',
  toDark: 'Switch to the dark theme',
  menu: 'Menu',
  account: 'My account',
  skip: 'Skip to content',
};

export const ROLE_LABELS: typeof fr.ROLE_LABELS = { admin: 'Admin', modo: 'Moderator', user: 'User' };

export const LANGUAGE_TEXTS: typeof fr.LANGUAGE_TEXTS = {
  menu: 'Language',
  chosen: (code, name) => `${code} · Language: ${name}`,
  games: 'Tournaments in French',
};

export const ERROR_TEXTS: typeof fr.ERROR_TEXTS = {
  notFoundPage: 'Page not found',
  notFoundTitle: 'This page didn’t make the list',
  notFound: 'The address may be mistyped, or the page is gone.',
  failedTitle: 'Something went wrong',
  failed: 'The page could not be shown. Try again; if it keeps happening, come back a little later.',
  offlineTitle: 'No connection',
  offline:
    'This page could not be loaded. It will come back by itself with the network; nothing you did is lost.',
  retry: 'Try again',
  home: 'Back to the home page',
  albums: 'Browse the albums',
  reload: 'Reload the page',
};
