import { useCallback, useSyncExternalStore } from 'react';

/**
 * Evaluates a media query in React, for what CSS cannot change: the keyboard order of elements. False on the server and during hydration.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
