import { useCallback, useSyncExternalStore } from 'react';

/** Whether the query of a style sheet holds, for what no style sheet can change: the order in which a keyboard meets things. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
