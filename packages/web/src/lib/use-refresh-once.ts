import { useCallback, useRef } from 'react';

/** A screen of broken images asks for new addresses once, not once for each (access.md rule 7). */
const PAUSE_MS = 60_000;

export function useRefreshOnce(refresh: () => void): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const now = performance.now();
    if (now - last.current < PAUSE_MS) return;
    last.current = now;
    refresh();
    // The newest `refresh` does the same as the first.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
