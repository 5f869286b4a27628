import { useSearchParams } from 'react-router';
import { isChoice, type ListState, parseListState, withListState } from './list-state.ts';
import { useRouterNow } from './use-router-now.ts';

/** The list's state, which lives in the address alone: reload, share, back and forward find it again. */
export function useListState(): { state: ListState; change: (change: Partial<ListState>) => void } {
  const [params, setParams] = useSearchParams();
  const routerNow = useRouterNow();
  return {
    state: parseListState(params),
    change: (change) => {
      // The router's params, not this render's: an order chosen as a search arrives would drop the search.
      const current = new URLSearchParams(routerNow.location().search);
      // A new filter starts no new page.
      setParams(withListState(current, change), { replace: !isChoice(change), preventScrollReset: true });
    },
  };
}
