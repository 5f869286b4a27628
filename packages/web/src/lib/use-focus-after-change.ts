import { useEffect, useRef } from 'react';

/**
 * Restores the focus when a button switches the page to another part and disappears with the old part, which would leave the focus on
 * nothing: the element that `find` returns gets it, so that keyboard and screen reader continue there.
 */
export function useFocusAfterChange(part: string, find: () => HTMLElement | null): void {
  const shown = useRef(part);
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (document.activeElement === document.body) latest.current()?.focus({ preventScroll: true });
  }, [part]);
}
