import { type RefObject, useEffect, useState } from 'react';
import { runWhenIdle } from '../../lib/run-when-idle.ts';

const LOT = 60;
/** Idle time fetches a few large batches: each one renders the list again, and none should remain when a drag starts. */
const IDLE_LOT = 250;
/**
 * Distance below the viewport in which images are fetched ahead of a scroll, in pixels. A board that has just opened fetches only what is
 * visible until the browser is idle: fetching ahead cost a fifth of the thread time of an opening.
 */
const AHEAD_PX = 600;
/**
 * Pause in milliseconds before each idle batch. All pictures are fetched in the end, so that scrolling, dragging and offline use find them.
 */
const PAUSE_MS = 500;

/**
 * Returns how many images of a list to fetch: a first batch, and one more each time the end of the fetched part comes near the viewport or
 * the browser is idle. Native lazy loading would measure every image in each frame of a drag.
 */
export function useFetchedCount(list: RefObject<HTMLElement | null>, drawn: number): number {
  const [count, setCount] = useState(LOT);
  useEffect(() => {
    const element = list.current;
    if (element === null || count >= drawn) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('scroll', lookAhead, { capture: true, passive: true, signal });
    window.addEventListener('resize', lookAhead, { signal });
    const timer = setTimeout(() => runWhenIdle(() => fetchMore(IDLE_LOT)), PAUSE_MS);
    look(0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };

    function lookAhead(): void {
      look(AHEAD_PX);
    }

    function look(ahead: number): void {
      const next = element?.children[count]?.getBoundingClientRect();
      // A folded list has no height.
      const isNear = next !== undefined && next.height > 0 && next.top < window.innerHeight + ahead;
      if (isNear) fetchMore(LOT);
    }

    function fetchMore(lot: number): void {
      if (signal.aborted) return;
      stop.abort();
      setCount(count + lot);
    }
  }, [list, count, drawn]);
  return count;
}
