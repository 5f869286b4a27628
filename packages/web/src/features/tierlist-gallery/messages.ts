// French texts of the public list of tier lists; the error follows the spec's pattern (P1 §8).

export const TIERLIST_GALLERY_TEXTS = {
  title: 'Tier lists',
  text: 'Ce que les autres mettent en S, et ce qu’ils laissent en D.',
  create: 'Choisir un album',
  search: 'Rechercher une tier list',
  error: 'Impossible de charger les tierlists. Veuillez réessayer plus tard.',
  noMatch: 'Aucune tier list ne correspond à votre recherche',
  noMatchHint: 'Essayez un autre mot ou une autre catégorie.',
  clear: 'Effacer les filtres',
  none: 'Aucune tier list pour le moment',
  noneHint: 'Choisissez un album et faites la première.',
} as const;

export const SORT_OPTIONS = [
  { value: 'newest', label: 'Les plus récentes' },
  { value: 'alphabetical', label: 'De A à Z' },
  { value: 'oldest', label: 'Les plus anciennes' },
] as const;
