import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export type ElementSize = {
  readonly width: number;
  readonly height: number;
  /** Pixels per rem, which follows the reader's text size. */
  readonly rem: number;
};

/** Returns the size of an element inside its border, measured before the first paint. The size must not depend on the element's content. */
export function useElementSize<E extends HTMLElement>(): [RefObject<E | null>, ElementSize | null] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const read = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ width: element.clientWidth, height: element.clientHeight, rem });
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
