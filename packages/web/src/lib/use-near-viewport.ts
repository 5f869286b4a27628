// Browsers fetch lazy images up to 2 500 px below the viewport: over a hundred for a home page that nobody has scrolled yet, before the
// visible ones. Until the first scroll, press or key, only images near the viewport load; from then on the browser decides.
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Distance from the viewport, in pixels. */
const NEAR_PX = 200;
const MOVES = ['scroll', 'wheel', 'pointerdown', 'keydown'] as const;

let isMoved = false;

function subscribe(onMove: () => void): () => void {
  // The flag never becomes false again, so there is nothing to listen for.
  if (isMoved) return () => undefined;
  const move = () => {
    isMoved = true;
    onMove();
  };
  for (const kind of MOVES) window.addEventListener(kind, move, { capture: true, passive: true, once: true });
  return () => {
    for (const kind of MOVES) window.removeEventListener(kind, move, { capture: true });
  };
}

/** `waits` is true while the images in the element must not load yet; always false when `mayWait` is false. */
export function useNearViewport<E extends Element>(
  mayWait: boolean,
): [place: RefObject<E | null>, waits: boolean] {
  const place = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  const moved = useSyncExternalStore(
    subscribe,
    () => isMoved,
    () => false,
  );
  const waits = mayWait && !isNear && !moved;
  useEffect(() => {
    if (!waits || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [waits]);
  return [place, waits];
}
