import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Leaves for `to` after `delayMs`, in place of this page: going back does not fall into it again. Null: stays. */
export function useRedirectAfter(to: string | null, delayMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return undefined;
    const timer = setTimeout(() => void navigate(to, { replace: true }), delayMs);
    return () => clearTimeout(timer);
  }, [navigate, to, delayMs]);
}
