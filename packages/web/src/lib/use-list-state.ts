import { useSearchParams } from 'react-router';
import { isChoice, type ListState, parseListState, withListState } from './list-state.ts';
import { useRouterNow } from './use-router-now.ts';

/** The list's state, stored only in the address: reload, share, back and forward restore it. */
export function useListState(): { state: ListState; change: (change: Partial<ListState>) => void } {
  const [params, setParams] = useSearchParams();
  const routerNow = useRouterNow();
  return {
    state: parseListState(params),
    change: (change) => {
      // Reads the router's parameters, not this render's: an order chosen while a search is being applied would drop the search.
      const current = new URLSearchParams(routerNow.location().search);
      // A new filter keeps the scroll position.
      setParams(withListState(current, change), { replace: !isChoice(change), preventScrollReset: true });
    },
  };
}
