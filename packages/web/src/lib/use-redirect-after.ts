import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Navigates to `to` after `delayMs`, replacing this page in the history, so that going back does not redirect again. Null: no redirect.
 * `state` must keep its identity between renders.
 */
export function useRedirectAfter(to: string | null, delayMs: number, state?: object): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return undefined;
    const timer = setTimeout(() => void navigate(to, { replace: true, state }), delayMs);
    return () => clearTimeout(timer);
  }, [navigate, to, delayMs, state]);
}
