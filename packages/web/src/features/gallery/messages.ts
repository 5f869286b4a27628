// French texts of the album gallery; those of the specification are verbatim.

export const GALLERY_TEXTS = {
  title: 'Albums',
  text: 'Choisissez des images, faites-en votre palmarès.',
  create: 'Créer un nouvel album',
  search: 'Rechercher un album',
  error: 'Impossible de charger les albums. Veuillez réessayer plus tard.',
  noMatch: 'Aucun album ne correspond à votre recherche',
  noMatchHint: 'Essayez un autre mot ou une autre catégorie.',
  clear: 'Effacer les filtres',
  none: 'Aucun album pour le moment',
  noneHint: 'Le premier sera peut-être le vôtre.',
} as const;

export const SORT_OPTIONS = [
  { value: 'newest', label: 'Les plus récents' },
  { value: 'popular', label: 'Les plus fournis' },
  { value: 'alphabetical', label: 'De A à Z' },
  { value: 'oldest', label: 'Les plus anciens' },
] as const;
