// Asks before unsaved work is left: inside the site with a dialog, outside with the browser's own question.
import { useEffect } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router';

/** State of the navigation by which somebody who signs out leaves the page. */
export const SIGNING_OUT = { signingOut: true } as const;

/** Then the question about unsaved work was already asked: what this browser keeps needs no second one. */
export function isSigningOut(next: Location | undefined): boolean {
  const state: unknown = next?.state;
  return typeof state === 'object' && state !== null && 'signingOut' in state;
}

/** `next`: where the person is about to go within the site. */
export function useLeaveGuard(isGuarded: (next?: Location) => boolean): Blocker {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isGuarded()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isGuarded]);

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isGuarded(nextLocation),
  );
}
