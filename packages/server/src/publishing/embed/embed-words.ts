// Texts of an embed without a content; a kind's own words are in publishing/kinds.

/** The same for private, quarantined, deleted and unknown contents, so that a viewer cannot distinguish them. */
export const NEUTRAL_CARD = {
  title: 'Ce contenu n’est pas disponible',
  text: 'Il est privé, ou il n’existe pas.',
  action: 'Découvrir Palmarès',
} as const;

export const FAILED_CARD = {
  title: 'Ce contenu n’a pas pu être chargé',
  text: 'Rechargez la page dans un moment.',
  action: 'Aller sur Palmarès',
} as const;
