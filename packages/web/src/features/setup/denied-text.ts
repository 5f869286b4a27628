import { SETUP_TEXTS } from '@palmares/texts/page/setup';
import { ApiError } from '../../api/errors.ts';

/** Returns the reason why a private album is denied (SU-21); null for other failures. */
export function deniedText(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return SETUP_TEXTS.deniedToVisitors;
  return error.code === 'album_private' || error.status === 403 ? SETUP_TEXTS.deniedPrivate : null;
}
