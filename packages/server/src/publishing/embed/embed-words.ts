// What an embed says where it shows no content; a kind's own words stand in publishing/kinds.

/** The same for what is private, in quarantine, deleted and unknown: who looks learns nothing of it. */
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
