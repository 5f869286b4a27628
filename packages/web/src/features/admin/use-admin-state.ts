import { useLocation, useSearchParams } from 'react-router';
import { isChoice } from '../../lib/list-state.ts';
import { useRouterNow } from '../../lib/use-router-now.ts';
import { type AdminState, parseAdminState, toAdminParams } from './admin-state.ts';

/** Reads and writes the state of the panel in the address, so that reload, share, back and forward restore it. */
export function useAdminState(): { state: AdminState; change: (change: Partial<AdminState>) => void } {
  const [params, setParams] = useSearchParams();
  const { state: navigation } = useLocation();
  const routerNow = useRouterNow();
  return {
    state: parseAdminState(params, navigation),
    change: (change) => {
      // The router's current location, not this render's: a sort order chosen right after the filters are cleared would otherwise restore
      // them.
      const now = routerNow.location();
      const current = parseAdminState(new URLSearchParams(now.search), now.state);
      setParams(toAdminParams({ ...current, ...change }), {
        replace: !isChoice(change),
        preventScrollReset: true,
      });
    },
  };
}
