import { useLocation, useSearchParams } from 'react-router';
import { isChoice } from '../../lib/list-state.ts';
import { type AdminState, parseAdminState, toAdminParams } from './admin-state.ts';

/** The panel's state lives in the address: reload, share, back and forward find it again. */
export function useAdminState(): { state: AdminState; change: (change: Partial<AdminState>) => void } {
  const [params, setParams] = useSearchParams();
  const { state: navigation } = useLocation();
  const state = parseAdminState(params, navigation);
  return {
    state,
    change: (change) =>
      setParams((current) => toAdminParams({ ...parseAdminState(current, navigation), ...change }), {
        replace: !isChoice(change),
        preventScrollReset: true,
      }),
  };
}
