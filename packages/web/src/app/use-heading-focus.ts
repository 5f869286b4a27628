import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { preservesFocus } from '../lib/preserve-focus.ts';
import { useRouterNow } from '../lib/use-router-now.ts';

/** Events after which the focus is the person's own choice. */
const ACTS = ['keydown', 'pointerdown'] as const;

/**
 * After a navigation the focus moves to the heading, so that screen readers announce the page and the keyboard starts there. The heading
 * may arrive later, with the page's data, and may be replaced once when its placeholder is.
 */
export function useHeadingFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname, state } = useLocation();
  // Not when going back to such an address, nor after a reload of it.
  const isKept = useNavigationType() === NavigationType.Replace && preservesFocus(state);
  const lastPath = useRef(pathname);
  const left = useRef<Element | null>(null);
  const hasActed = useActsSinceAsked();
  useLayoutEffect(() => {
    // Runs before the effects of the page itself, which may set the focus.
    left.current = document.activeElement;
  });
  useEffect(() => {
    const root = content.current;
    if (root === null || lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    if (isKept) return undefined;
    if (left.current !== document.activeElement && root.contains(document.activeElement)) return undefined;
    // When the person has acted since the click and something has the focus, a late page must not take it: an open menu would close.
    if (hasActed.current && !isUnfocused(root)) return undefined;
    return keepOnHeading(root);
  }, [content, pathname, isKept, hasActed]);
}

/** True when the person has acted since they requested the pending, or the current, page. */
function useActsSinceAsked(): RefObject<boolean> {
  const { location, subscribe } = useRouterNow();
  const hasActed = useRef(false);
  const watch = useEffectEvent((signal: AbortSignal) => {
    let asked = location().pathname;
    const end = subscribe(() => {
      const { pathname } = location();
      if (pathname !== asked) hasActed.current = false;
      asked = pathname;
    });
    signal.addEventListener('abort', end);
    for (const act of ACTS)
      document.addEventListener(act, () => (hasActed.current = true), { capture: true, signal });
  });
  useEffect(() => {
    const stop = new AbortController();
    watch(stop.signal);
    return () => stop.abort();
  }, []);
  return hasActed;
}

/** True when nothing, or the page as a whole, has the focus. */
function isUnfocused(root: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === root || activeElement === document.body;
}

/** Keeps the focus on the heading until the person acts. Returns a function that stops it earlier. */
function keepOnHeading(root: HTMLElement): () => void {
  const stop = new AbortController();
  const observer = new MutationObserver(() => {
    if (isUnfocused(root)) focusHeading(root);
  });
  observer.observe(root, { childList: true, subtree: true });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  for (const act of ACTS)
    document.addEventListener(act, () => stop.abort(), { capture: true, signal: stop.signal });
  focusHeading(root);
  return () => stop.abort();
}

/** Focuses the heading; without one, the page itself. */
function focusHeading(root: HTMLElement): void {
  const heading = root.querySelector('h1');
  if (heading !== null) heading.tabIndex = -1;
  (heading ?? root).focus({ preventScroll: true });
}
