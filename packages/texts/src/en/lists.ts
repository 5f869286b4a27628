import type * as fr from '../fr/lists.ts';

export const LIST_TEXTS: typeof fr.LIST_TEXTS = {
  loading: 'Loading…',
  moreThan: (found) => `More than ${found}`,
  more: 'Show more',
  moreFailed: 'The rest could not be loaded.',
  clearSearch: 'Clear the search',
  searchEverywhere: 'Search the whole site',
  sort: 'Sort',
  filter: 'Filter by category',
  all: 'All',
};
