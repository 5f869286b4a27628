// What a public list shows, as it is written in its address: search, category, order. Any address gives a valid state.
// Leaves out: the pages already loaded, which are the list's own.
import { ALBUM, PAGE } from '@palmares/core/limits';

const SORTS = ['newest', 'popular', 'alphabetical', 'oldest'] as const;
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

/** The address of `params` with `change` in it; what is as usual is left out, what belongs to others is kept. */
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

/** A choice is a step to go back through; typing is not. */
export function isChoice(change: object): boolean {
  return Object.keys(change).some((field) => field !== 'search');
}

/** As the API takes it: no empty filters. */
export function toListQuery(state: ListState): { search?: string; category?: string; sort: Sort } {
  const search = state.search.trim();
  return {
    ...(search !== '' && { search }),
    ...(state.category !== '' && { category: state.category }),
    sort: state.sort,
  };
}
