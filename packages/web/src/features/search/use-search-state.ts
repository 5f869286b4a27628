import { PAGE } from '@palmares/core/limits';
import { SEARCH_KINDS, type SearchKind } from '@palmares/core/search/parse-search';
import { useSearchParams } from 'react-router';

export type SearchState = { readonly q: string; readonly kind: SearchKind | null };

/** The search is stored only in the address: reload, share, back and forward restore it. */
export function useSearchState(): { state: SearchState; search: (q: string) => void } {
  const [params, setParams] = useSearchParams();
  const state = {
    q: (params.get('q') ?? '').slice(0, PAGE.searchMax),
    kind: SEARCH_KINDS.find((kind) => kind === params.get('kind')) ?? null,
  };
  return {
    state,
    search: (q) => setParams(getParams({ ...state, q }), { replace: true, preventScrollReset: true }),
  };
}

/** Without the parameters that have their default. */
function getParams({ q, kind }: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (kind !== null) params.set('kind', kind);
  return params;
}
