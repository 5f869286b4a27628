// French texts of the setup page; those of the specification are verbatim, straight apostrophes included.
import { ApiError } from '../../api/errors.ts';

export const SETUP_TEXTS = {
  title: 'Choisir les images',
  missingParams: "Paramètres manquants dans l'URL",
  notFound: 'Album introuvable',
  error: 'Une erreur est survenue lors du chargement des données',
  none: 'Vous devez sélectionner au moins une image !',
  all: 'Tout sélectionner',
  clear: 'Tout désélectionner',
  range: 'Une suite d’images',
  rangeHelp: 'Touchez la première image d’une suite, puis la dernière.',
  arrowsHelp: 'Les flèches vont d’une image à l’autre.',
  continue: 'Continuer',
  signIn: 'Connexion',
  gallery: 'Voir les albums',
  redirecting: 'Redirection vers les albums…',
  shiftHint: 'Maj + clic sélectionne une suite d’images.',
  mainHint: 'L’étoile choisit l’image principale, celle qui représentera la tier list.',
  main: (name: string) => `Image principale : ${name}`,
} as const;

/** Returns the reason why a private album is denied (SU-21); null for other failures. */
export function deniedText(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const reason = deniedReason(error);
  return reason === null ? null : `Accès refusé à cet album. ${reason}`;
}

function deniedReason(error: ApiError): string | null {
  if (error.status === 401) return 'Accès refusé: vous devez être connecté pour accéder à cet album privé';
  if (error.code === 'album_private' || error.status === 403) return 'Accès refusé: album privé';
  return null;
}
