import { useEffect, useRef } from 'react';

/**
 * The button that led to another part of the page left with the part before, and with it the focus, which the browser then gives
 * to nothing: what `find` says takes it, so that the keyboard and the screen reader go on there.
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
