/** For a search without a word that can be looked for. */
export const SEARCH_TOO_SHORT: string = 'Saisissez un mot d’au moins 2 lettres ou chiffres.';
