import { GALLERY } from '@palmares/core/limits';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onNear` when the returned element comes within 100 px of the viewport (SH-44), and again whenever `active` becomes true while it
 * is still there. Put the element after the list, with `active` true while there is a next page and none is loading.
 */
export function useNearEnd(active: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = sentinel.current;
    if (!active || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near();
      },
      { rootMargin: `0px 0px ${GALLERY.nextPageDistancePx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [active]);
  return sentinel;
}
