import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Reads the `?token=` of a link in a mail and removes it from the address bar (AC-36), so that neither a glance nor a shared address
 * reveals it. The history entry's state keeps it across reloads until `forget` is called.
 */
export function useLinkToken(): { token: string | null; forget: () => void } {
  const { search, state, pathname } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('token');
  const token = inAddress ?? keptToken(state);

  useEffect(() => {
    if (inAddress !== null)
      void navigate(pathname, { replace: true, state: { linkToken: inAddress || null } });
  }, [inAddress, navigate, pathname]);

  return {
    token: token === '' ? null : token,
    forget: () => void navigate(pathname, { replace: true, state: null }),
  };
}

function keptToken(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('linkToken' in state)) return null;
  return typeof state.linkToken === 'string' ? state.linkToken : null;
}
