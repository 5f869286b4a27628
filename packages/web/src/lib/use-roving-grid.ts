import { type RefObject, useLayoutEffect } from 'react';
import { nearestBeside } from './nearest-beside.ts';

const STOP = 'data-roving';

/** Of a button of such a grid: `kind` tells those that stand one above the other from what else a place holds. */
export const roving = (kind: string) => ({ [STOP]: kind, tabIndex: -1 });

/**
 * A grid of many buttons is one stop of Tab, as a toolbar is (ARIA practices, « roving tabindex »): arrows lead from one to the
 * next as they are read, up and down to the same one of another row, Home and End to the ends. Of the elements, not of React's
 * state: two of a thousand change.
 */
export function useRovingGrid(grid: RefObject<HTMLElement | null>): void {
  // Before it is drawn: a Tab that came sooner would find no stop in it, and pass it by.
  useLayoutEffect(() => {
    const root = grid.current;
    if (root === null) return undefined;
    const stopsOf = () => [...root.querySelectorAll<HTMLElement>(`[${STOP}]`)];
    let current: HTMLElement | undefined;
    rest(stopsOf()[0]);

    function rest(on: HTMLElement | undefined): void {
      if (current !== undefined) current.tabIndex = -1;
      current = on;
      if (on !== undefined) on.tabIndex = 0;
    }
    function onFocus({ target }: FocusEvent): void {
      if (target instanceof HTMLElement && target.hasAttribute(STOP)) rest(target);
    }
    function onKey(event: KeyboardEvent): void {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
      const next = target.hasAttribute(STOP) ? nextOf(target, stopsOf(), event.key) : null;
      if (next == null) return;
      event.preventDefault();
      next.focus();
    }
    const stop = new AbortController();
    root.addEventListener('focusin', onFocus, { signal: stop.signal });
    root.addEventListener('keydown', onKey, { signal: stop.signal });
    return () => stop.abort();
  }, [grid]);
}

function nextOf(
  from: HTMLElement,
  stops: readonly HTMLElement[],
  key: string,
): HTMLElement | null | undefined {
  const place = stops.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return stops[place - 1];
    case 'ArrowRight':
      return stops[place + 1];
    case 'Home':
      return stops[0];
    case 'End':
      return stops.at(-1);
    default: {
      const kind = from.getAttribute(STOP);
      return nearestBeside(
        from,
        stops.filter((stop) => stop.getAttribute(STOP) === kind),
        key,
      );
    }
  }
}
