import { useLocation } from 'react-router';

/** The address of the page without its language. */
export function usePagePath(): string {
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}
