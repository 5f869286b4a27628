import { useEffect, useLayoutEffect, useRef } from 'react';
import { readKeptScroll, tabStorage } from './kept-pages.ts';

/** What a person scrolls with. */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * After a reload the scroll position comes back while the list is still places of about its size; once the list is there it is
 * set again, exactly, unless the person has moved meanwhile.
 */
export function useRestoredScroll(step: string, arrived: boolean): void {
  const isAwaited = useRef(!arrived);
  useEffect(() => {
    const leave = () => {
      isAwaited.current = false;
    };
    for (const hand of HANDS) window.addEventListener(hand, leave, { once: true, passive: true });
    return () => {
      for (const hand of HANDS) window.removeEventListener(hand, leave);
    };
  }, []);
  useLayoutEffect(() => {
    if (!arrived || !isAwaited.current) return;
    isAwaited.current = false;
    const top = readKeptScroll(tabStorage(), step);
    if (top !== null) window.scrollTo(0, top);
  }, [arrived, step]);
}
