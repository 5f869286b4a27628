// Texts that explain why an album cannot be seen, for its dialog and its page; worded by the requirements.
import { ApiError } from './errors.ts';

const TEXTS: Readonly<Record<number, string>> = {
  401: 'Accès refusé: vous devez être connecté pour accéder à cet album privé',
  403: 'Accès refusé: album privé',
  404: 'Album introuvable',
};

/** `mayHelp`: signing in may give access. */
export type AlbumRefusal = { readonly text: string; readonly mayHelp: boolean };

/** Returns the refusal that an error expresses, for which a retry is useless; null for any other error. */
export function getAlbumRefusal(error: unknown): AlbumRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const text = TEXTS[error.status];
  return text === undefined ? null : { text, mayHelp: error.status === 401 };
}
