import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the styles of a grid how wide its columns came out, as `--cell`. A picture whose box is a share of its column has the whole
 * list laid out when it arrives, a picture of so many pixels does not: of a thousand that was 300 ms of the page's thread
 * (docs/decisions/0012). Measured again when the list or the wanted size of tiles changes; a list that is no grid, or folded away, has none.
 */
export function useCellSize(list: RefObject<HTMLElement | null>, tileSize: string | undefined): void {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the size of tiles comes by the styles
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const tell = () => {
      const [width = ''] = getComputedStyle(element).gridTemplateColumns.split(' ');
      if (width.endsWith('px')) element.style.setProperty('--cell', width);
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, tileSize]);
}
