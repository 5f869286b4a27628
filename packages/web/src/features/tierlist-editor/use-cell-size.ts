import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets `--cell` to the column width of a grid, in pixels. A picture sized in percent of its column makes the browser lay out the whole list
 * when it loads; a size in pixels does not, which saves 300 ms of main-thread time for a thousand pictures (docs/decisions/0012). The width
 * is measured again when the list or the wanted tile size changes. A list that is not a grid, or that is folded away, has no `--cell`.
 */
export function useCellSize(list: RefObject<HTMLElement | null>, tileSize: string | undefined): void {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the styles read the tile size
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
