// Texts in replies of the API that are not errors.

/** The author of what a deleted account leaves behind (PR-4). */
export const DELETED_ACCOUNT: string = 'Compte supprimé';

/** In the file with all data of an account. */
export const EXPORT_NOTE: string =
  'Les adresses des images d’albums privés sont signées et expirent au bout de quelques minutes : téléchargez-les aussitôt, ou exportez à nouveau.';
