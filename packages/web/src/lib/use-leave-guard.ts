// Asks before unsaved work is left: inside the site with a dialog, outside with the browser's own prompt.
import { useEffect } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router';

/** State of the navigation with which a person who signs out leaves the page. */
export const SIGNING_OUT = { signingOut: true } as const;

/** True when the person is signing out: they were already asked about unsaved work, so drafts in this browser need no second prompt. */
export function isSigningOut(next: Location | undefined): boolean {
  const state: unknown = next?.state;
  return typeof state === 'object' && state !== null && 'signingOut' in state;
}

/** `next`: the target of a navigation within the site. */
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
