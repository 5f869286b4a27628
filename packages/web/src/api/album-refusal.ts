// Explains why an album cannot be seen, for its dialog and its page.
import { ALBUM_REFUSALS } from '@palmares/texts/page/album-failures';
import { ApiError } from './errors.ts';

const TEXTS: Readonly<Record<number, string>> = {
  401: ALBUM_REFUSALS.signedOut,
  403: ALBUM_REFUSALS.private,
  404: ALBUM_REFUSALS.missing,
};

/** `mayHelp`: signing in may give access. */
export type AlbumRefusal = { readonly text: string; readonly mayHelp: boolean };

/** Returns the refusal that an error expresses, for which a retry is useless; null for any other error. */
export function getAlbumRefusal(error: unknown): AlbumRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const text = TEXTS[error.status];
  return text === undefined ? null : { text, mayHelp: error.status === 401 };
}
