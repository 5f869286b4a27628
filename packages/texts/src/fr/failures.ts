// Failed calls, on every page.

export const FAILURE_TEXTS = {
  /** For a reply without a message of the server. */
  unexpected: 'Une erreur inattendue est survenue.',
  /** Shown with the screen's error: explains the cause, and that a retry needs the network (LB-33). */
  offline: 'Hors connexion : cet appareil n’en a pas gardé de copie.',
  retry: 'Réessayer', // (BU-37, LB-31, SH-39, TL-29, TL-77)
};
