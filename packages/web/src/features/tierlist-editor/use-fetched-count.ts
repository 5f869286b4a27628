import { type RefObject, useEffect, useState } from 'react';

const LOT = 60;
/** How far below the screen images are fetched ahead of the scrolling. */
const AHEAD_PX = 600;

/**
 * How many images of a list to fetch: a first lot, and one more each time the end of what is fetched comes near the screen. One
 * element is looked at when something scrolls; the lazy images of the browser are measured one by one in every frame of a drag.
 */
export function useFetchedCount(list: RefObject<HTMLElement | null>, drawn: number): number {
  const [count, setCount] = useState(LOT);
  useEffect(() => {
    if (count >= drawn) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    look();
    document.addEventListener('scroll', look, { capture: true, passive: true, signal });
    window.addEventListener('resize', look, { signal });
    return () => stop.abort();

    function look(): void {
      const next = list.current?.children[count]?.getBoundingClientRect();
      // A list that is folded away has no height.
      if (next === undefined || next.height === 0 || next.top > window.innerHeight + AHEAD_PX) return;
      stop.abort();
      setCount(count + LOT);
    }
  }, [list, count, drawn]);
  return count;
}
