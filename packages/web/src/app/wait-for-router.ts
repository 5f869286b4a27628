import type { DataRouter } from 'react-router';

/** Resolves when the first page's code has loaded or failed to load. */
export function waitForRouter(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
