// The state of a public list in its address: search, category, order. Any address gives a valid state. The loaded pages are not part of it.
import { ALBUM, PAGE } from '@palmares/core/limits';

const SORTS = ['newest', 'popular', 'played', 'alphabetical', 'oldest'] as const;
export type Sort = (typeof SORTS)[number];

export type ListState = { readonly search: string; readonly category: string; readonly sort: Sort };

const DEFAULT_SORT: Sort = 'newest';

export function parseListState(params: URLSearchParams): ListState {
  const sort = SORTS.find((one) => one === params.get('sort'));
  return {
    search: (params.get('search') ?? '').slice(0, PAGE.searchMax),
    category: (params.get('category') ?? '').slice(0, ALBUM.categoryNameMax),
    sort: sort ?? DEFAULT_SORT,
  };
}

/** Returns `params` with `change` applied; default values are left out, unrelated parameters are kept. */
export function withListState(params: URLSearchParams, change: Partial<ListState>): URLSearchParams {
  const next = new URLSearchParams(params);
  const state = { ...parseListState(params), ...change };
  const written: [name: string, value: string, usual: string][] = [
    ['search', state.search.trim(), ''],
    ['category', state.category, ''],
    ['sort', state.sort, DEFAULT_SORT],
  ];
  for (const [name, value, usual] of written) {
    if (value === usual) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function isFiltered(state: ListState): boolean {
  return state.search.trim() !== '' || state.category !== '';
}

/** True when the change gets its own history entry: a choice does, typing does not. */
export function isChoice(change: object): boolean {
  return Object.keys(change).some((field) => field !== 'search');
}

/** Converts the state to the query of the API, without empty filters. */
export function toListQuery(state: ListState): { search?: string; category?: string; sort: Sort } {
  const search = state.search.trim();
  return {
    ...(search !== '' && { search }),
    ...(state.category !== '' && { category: state.category }),
    sort: state.sort,
  };
}
