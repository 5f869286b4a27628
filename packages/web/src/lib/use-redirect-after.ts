import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Leaves for `to` after `delayMs`, in place of this page: going back does not fall into it again. Null: stays. `state`: must keep its
 * identity between renders.
 */
export function useRedirectAfter(to: string | null, delayMs: number, state?: object): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return undefined;
    const timer = setTimeout(() => void navigate(to, { replace: true, state }), delayMs);
    return () => clearTimeout(timer);
  }, [navigate, to, delayMs, state]);
}
