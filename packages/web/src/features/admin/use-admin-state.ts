import { useLocation, useSearchParams } from 'react-router';
import { type AdminState, parseAdminState, toAdminParams } from './admin-state.ts';

/** The panel's state lives in the address: reload, share, back and forward find it again. */
export function useAdminState(): { state: AdminState; change: (change: Partial<AdminState>) => void } {
  const [params, setParams] = useSearchParams();
  const { state: navigation } = useLocation();
  const state = parseAdminState(params, navigation);
  return {
    state,
    change: (change) =>
      setParams(
        (current) => toAdminParams({ ...parseAdminState(current, navigation), ...change }),
        // Typing is no step to go back through.
        { replace: true, preventScrollReset: true },
      ),
  };
}
