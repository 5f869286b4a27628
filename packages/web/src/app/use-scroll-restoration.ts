import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useRouter } from '../lib/use-router-now.ts';
import { readScrollTops, writeScrollTops } from '../storage/restore-pagination.ts';

/**
 * Scroll positions in pixels from the top, by history entry key. They are written to the session storage when the page is hidden, for
 * reloads.
 */
let positions: Record<string, number> | null = null;

/**
 * Scrolls to the top on a new page and restores the position on back, forward and reload; a navigation with `preventScrollReset` (only the
 * query changes) keeps the position. React Router's own component would add its framework mode to the bundle
 * (docs/decisions/0042-first-view.md).
 */
export function useScrollRestoration(): void {
  const router = useRouter();
  const { key, hash } = useLocation();
  /** Key of the rendered entry: React renders a navigation after the router has made it. */
  const shownKey = useRef(key);
  /** Keys of the entries that were reached with `preventScrollReset`. */
  const leftAsIs = useRef(new Set<string>());

  useLayoutEffect(() => {
    const kept = (positions ??= readScrollTops());
    const save = (): void => {
      kept[shownKey.current] = window.scrollY;
    };
    const takeOver = (): void => {
      history.scrollRestoration = 'manual';
    };
    const handBack = (): void => {
      history.scrollRestoration = 'auto';
    };
    const stop = new AbortController();
    const { signal } = stop;
    takeOver();
    signal.addEventListener('abort', handBack);
    const unsubscribe = router.subscribe(({ location, preventScrollReset }) => {
      save();
      if (preventScrollReset) leftAsIs.current.add(location.key);
    });
    signal.addEventListener('abort', unsubscribe);
    window.addEventListener('pageshow', takeOver, { signal });
    window.addEventListener(
      'pagehide',
      () => {
        save();
        writeScrollTops(kept);
        handBack();
      },
      { signal },
    );
    return () => stop.abort();
  }, [router]);

  useLayoutEffect(() => {
    shownKey.current = key;
    const top = positions?.[key];
    const target = top === undefined ? findTarget(hash) : null;
    if (top !== undefined) window.scrollTo(0, top);
    else if (target !== null) target.scrollIntoView();
    else if (!leftAsIs.current.has(key)) window.scrollTo(0, 0);
  }, [key, hash]);
}

/** Returns null also for a hash that cannot be decoded. */
function findTarget(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
