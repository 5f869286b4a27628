import { use, useEffect, useEffectEvent } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from 'react-router';

/**
 * Calls `act` once `value` has kept still for `delayMs`; not for the first value, and not while the page is being left: `act` writes
 * the address, which would call off the navigation that a click has begun.
 */
export function useDebounced<T>(value: T, current: T, delayMs: number, act: (value: T) => void): void {
  const router = use(DataRouterContext)?.router;
  const run = useEffectEvent(act);
  const isNavigating = useNavigation().state !== 'idle';
  useEffect(() => {
    if (value === current || isNavigating) return undefined;
    const timer = setTimeout(() => {
      // React renders a navigation in a transition, which comes late on a busy machine: the router itself knows of it at once.
      if (router === undefined || router.state.navigation.state === 'idle') run(value);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [value, current, delayMs, isNavigating, router]);
}
