import type * as fr from '../fr/api-replies.ts';

export const DELETED_ACCOUNT: typeof fr.DELETED_ACCOUNT = 'Deleted account';

export const EXPORT_NOTE: typeof fr.EXPORT_NOTE =
  'The addresses of images in private albums are signed and expire after a few minutes: download them right away, or export again.';
