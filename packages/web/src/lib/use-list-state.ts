import { useSearchParams } from 'react-router';
import { isChoice, type ListState, parseListState, withListState } from './list-state.ts';

/** The list's state, which lives in the address alone: reload, share, back and forward find it again. */
export function useListState(): { state: ListState; change: (change: Partial<ListState>) => void } {
  const [params, setParams] = useSearchParams();
  return {
    state: parseListState(params),
    change: (change) =>
      // A new filter starts no new page.
      setParams((current) => withListState(current, change), {
        replace: !isChoice(change),
        preventScrollReset: true,
      }),
  };
}
