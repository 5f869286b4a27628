import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from 'react-router';
import { useRouterNow } from './use-router-now.ts';

/**
 * Calls `act` once `value` has kept still for `delayMs`; not for the first value, and not while the page is being left: `act` writes
 * the address, which would call off the navigation that a click has begun.
 */
export function useDebounced<T>(value: T, current: T, delayMs: number, act: (value: T) => void): void {
  const routerNow = useRouterNow();
  const run = useEffectEvent((settled: T) => {
    if (!routerNow.isNavigating()) act(settled);
  });
  const isNavigating = useNavigation().state !== 'idle';
  useEffect(() => {
    if (value === current || isNavigating) return undefined;
    const timer = setTimeout(() => run(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, current, delayMs, isNavigating]);
}
