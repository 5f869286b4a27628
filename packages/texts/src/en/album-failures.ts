import type * as fr from '../fr/album-failures.ts';

export const ALBUM_REFUSALS: typeof fr.ALBUM_REFUSALS = {
  signedOut: 'Access denied: log in to see this private album',
  private: 'Access denied: private album',
  missing: 'Album not found',
};

export const CREATION_REFUSALS: typeof fr.CREATION_REFUSALS = {
  frozen: 'This album is in quarantine: it can’t be edited or used.',
  private: 'This album is private: you can see it, but only its author can use it.',
};

export const UPLOAD_FAILURES: typeof fr.UPLOAD_FAILURES = {
  timeout: 'Timed out (60 s). Try again.',
  unreachable: 'No connection. Check your network and try again.',
};
