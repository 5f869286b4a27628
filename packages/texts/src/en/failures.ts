import type * as fr from '../fr/failures.ts';

export const FAILURE_TEXTS: typeof fr.FAILURE_TEXTS = {
  unexpected: 'An unexpected error occurred.',
  offline: 'You’re offline, and this device has no copy of it.',
  retry: 'Try again', // (BU-37)
};
