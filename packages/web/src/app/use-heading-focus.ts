import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { keepsFocus } from '../lib/kept-focus.ts';
import { useRouterNow } from '../lib/use-router-now.ts';

/** What a person does: from then on the focus is theirs. */
const ACTS = ['keydown', 'pointerdown'] as const;

/**
 * On a new page the focus goes to its heading, so that a screen reader says where one is and the keyboard starts there. The
 * heading may come later, with the page's data, and once more when what stood for it is replaced.
 */
export function useHeadingFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname, state } = useLocation();
  // Not on the way back to such an address, nor after a reload of it.
  const isKept = useNavigationType() === NavigationType.Replace && keepsFocus(state);
  const lastPath = useRef(pathname);
  const left = useRef<Element | null>(null);
  const hasActed = useActsSinceAsked();
  useLayoutEffect(() => {
    // Before the effects of the page itself, which may have a place for the focus.
    left.current = document.activeElement;
  });
  useEffect(() => {
    const root = content.current;
    if (root === null || lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    if (isKept) return undefined;
    if (left.current !== document.activeElement && root.contains(document.activeElement)) return undefined;
    // A page that comes late leaves the focus where somebody has put it since: a menu that was opened would close.
    if (hasActed.current && !isUnfocused(root)) return undefined;
    return keepOnHeading(root);
  }, [content, pathname, isKept, hasActed]);
}

/** Whether a person has acted since they asked for the page that is on its way, or has come last. */
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

/** On nothing, or on the page as a whole. */
function isUnfocused(root: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === root || activeElement === document.body;
}

/** Until one acts. Returns how to stop before. */
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

/** The page itself while it has no heading. */
function focusHeading(root: HTMLElement): void {
  const heading = root.querySelector('h1');
  if (heading !== null) heading.tabIndex = -1;
  (heading ?? root).focus({ preventScroll: true });
}
