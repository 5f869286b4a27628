import { type RefObject, useLayoutEffect } from 'react';
import { findNearestNeighbour } from './spatial-navigation.ts';

const STOP = 'data-roving';

/** Attributes of a button in such a grid. `kind` identifies the buttons that form a column, when a cell holds other controls too. */
export const roving = (kind: string) => ({ [STOP]: kind, tabIndex: -1 });

/**
 * Makes a grid of many buttons one tab stop, like a toolbar (ARIA practices, « roving tabindex »): left and right arrows move in reading
 * order, up and down to the same button of another row, Home and End to the ends. It changes the elements instead of React state: two of a
 * thousand change.
 */
export function useRovingGrid(grid: RefObject<HTMLElement | null>): void {
  // A layout effect: before it has run, Tab would find no stop in the grid and skip it.
  useLayoutEffect(() => {
    const root = grid.current;
    if (root === null) return undefined;
    const getStops = () => [...root.querySelectorAll<HTMLElement>(`[${STOP}]`)];
    let current: HTMLElement | undefined;
    rest(getStops()[0]);

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
      const next = target.hasAttribute(STOP) ? nextOf(target, getStops(), event.key) : null;
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
      return findNearestNeighbour(
        from,
        stops.filter((stop) => stop.getAttribute(STOP) === kind),
        key,
      );
    }
  }
}
