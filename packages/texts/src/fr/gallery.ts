// The album gallery. Texts quoted by the specification are verbatim.

export const GALLERY_TEXTS = {
  title: 'Albums',
  /** The noun of counts. */
  unit: 'album',
  text: 'Choisissez des images, faites-en votre palmarès.',
  create: 'Créer un nouvel album', // (SH-49)
  search: 'Rechercher un album',
  error: 'Impossible de charger les albums. Veuillez réessayer plus tard.', // (SH-52)
  noMatch: 'Aucun album ne correspond à votre recherche', // (SH-51)
  noMatchHint: 'Essayez un autre mot ou une autre catégorie.',
  clear: 'Effacer les filtres', // (SH-51)
  none: 'Aucun album pour le moment',
  noneHint: 'Le premier sera peut-être le vôtre.',
};

export const SORT_LABELS = {
  newest: 'Les plus récents',
  popular: 'Les plus fournis',
  played: 'Les plus joués', // (SH-87)
  alphabetical: 'De A à Z',
  oldest: 'Les plus anciens',
};
