// Asks before unsaved work is left: inside the site with a dialog, outside with the browser's own question.
import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

export function useLeaveGuard(isGuarded: () => boolean): Blocker {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isGuarded()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isGuarded]);

  return useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isGuarded(),
  );
}
