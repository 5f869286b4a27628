import { useEffect, useEffectEvent } from 'react';

/** Calls `act` once `value` has kept still for `delayMs`; not for the first value. */
export function useDebounced<T>(value: T, current: T, delayMs: number, act: (value: T) => void): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    if (value === current) return undefined;
    const timer = setTimeout(() => run(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, current, delayMs]);
}
