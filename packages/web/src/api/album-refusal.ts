// Why an album cannot be seen, in the words of the specification: for its dialog and its page.
import { ApiError } from './errors.ts';

const TEXTS: Readonly<Record<number, string>> = {
  401: 'Accès refusé: vous devez être connecté pour accéder à cet album privé',
  403: 'Accès refusé: album privé',
  404: 'Album introuvable',
};

/** `mayHelp`: a sign-in may open it. */
export type AlbumRefusal = { readonly text: string; readonly mayHelp: boolean };

/** What the server says no to, for which another try is no use; null for anything else. */
export function albumRefusalOf(error: unknown): AlbumRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const text = TEXTS[error.status];
  return text === undefined ? null : { text, mayHelp: error.status === 401 };
}
