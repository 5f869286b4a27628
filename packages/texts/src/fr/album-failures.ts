// What an album refuses. The texts of `ALBUM_REFUSALS` are quoted by the specification.

/** Why an album cannot be seen. */
export const ALBUM_REFUSALS = {
  signedOut: 'Accès refusé: vous devez être connecté pour accéder à cet album privé', // (SU-21)
  private: 'Accès refusé: album privé', // (AX-36, SU-21)
  missing: 'Album introuvable',
};

/** Why nothing can be created from an album that can be seen. */
export const CREATION_REFUSALS = {
  frozen: 'Cet album est en quarantaine : il ne peut être ni modifié ni utilisé.', // (SU-8)
  private: 'Cet album est privé : vous pouvez le voir, seul son auteur peut l’utiliser.', // (SU-8)
};

/** Why an image could not be sent. */
export const UPLOAD_FAILURES = {
  timeout: 'Délai dépassé (60 s). Réessayez.',
  unreachable: 'Connexion impossible. Vérifiez votre réseau, puis réessayez.',
};
