import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

const LOT = 60;
/** Few large ones when idle: each draws the list again, and none should be left to come once a hand drags. */
const IDLE_LOT = 250;
/** How far below the screen images are fetched ahead of the scrolling. */
const AHEAD_PX = 600;
/** After what is in sight; then lot after lot, so that scrolling and dragging find all of them, also without a network. */
const PAUSE_MS = 500;

/**
 * How many images of a list to fetch: a first lot, and one more each time the end of what is fetched comes near the screen or the
 * browser has nothing else to do. Its own lazy images it would measure one by one in every frame of a drag.
 */
export function useFetchedCount(list: RefObject<HTMLElement | null>, drawn: number): number {
  const [count, setCount] = useState(LOT);
  useEffect(() => {
    const element = list.current;
    if (element === null || count >= drawn) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('scroll', look, { capture: true, passive: true, signal });
    window.addEventListener('resize', look, { signal });
    const timer = setTimeout(() => whenIdle(() => fetchMore(IDLE_LOT)), PAUSE_MS);
    look();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };

    function look(): void {
      const next = element?.children[count]?.getBoundingClientRect();
      // A list that is folded away has no height.
      const isNear = next !== undefined && next.height > 0 && next.top < window.innerHeight + AHEAD_PX;
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
