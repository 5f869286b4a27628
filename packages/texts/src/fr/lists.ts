// Lists: their search, order and filter, and what they announce.

export const LIST_TEXTS = {
  loading: 'Chargement…',
  moreThan: (found: string) => `Plus de ${found}`,
  more: 'Voir plus', // (AC-108)
  moreFailed: 'La suite n’a pas pu être chargée.',
  clearSearch: 'Effacer la recherche',
  searchEverywhere: 'Chercher sur tout le site',
  sort: 'Trier',
  filter: 'Filtrer par catégorie',
  all: 'Toutes',
};
