import { useLocation, useSearchParams } from 'react-router';
import { isChoice } from '../../lib/list-state.ts';
import { useRouterNow } from '../../lib/use-router-now.ts';
import { type AdminState, parseAdminState, toAdminParams } from './admin-state.ts';

/** The panel's state lives in the address: reload, share, back and forward find it again. */
export function useAdminState(): { state: AdminState; change: (change: Partial<AdminState>) => void } {
  const [params, setParams] = useSearchParams();
  const { state: navigation } = useLocation();
  const routerNow = useRouterNow();
  return {
    state: parseAdminState(params, navigation),
    change: (change) => {
      // The router's address, not this render's: an order chosen right after the filters are cleared would bring them back.
      const now = routerNow.location();
      const current = parseAdminState(new URLSearchParams(now.search), now.state);
      setParams(toAdminParams({ ...current, ...change }), {
        replace: !isChoice(change),
        preventScrollReset: true,
      });
    },
  };
}
