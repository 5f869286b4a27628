import { type To, useLocation, useNavigate, useSearchParams } from 'react-router';
import { parseId } from './paths.ts';

const PARAM = 'album';

/**
 * The album whose dialog is open is stored in the address: back closes it; a shared address, or returning from a sign-in, opens it again.
 */
export function useChosenAlbum(): { chosen: number | null; linkTo: (id: number) => To; close: () => void } {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  function linkTo(id: number): To {
    const next = new URLSearchParams(params);
    next.set(PARAM, String(id));
    return { search: `?${next.toString()}` };
  }

  function close(): void {
    if (isFromCard(state)) {
      void navigate(-1);
      return;
    }
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(PARAM);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { chosen: parseId(params.get(PARAM)), linkTo, close };
}

function isFromCard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromCard' in state;
}
