import type { MouseEvent } from 'react';
import { PRESS_GUARD_MS } from './press-guard.tsx';

/** The second press of a double click or double tap is at most so far from the first, in CSS pixels. */
const NEAR = 24;

/**
 * After a click that takes away what was clicked: the second press of two would fall on what lies there now, a second Enter on what has
 * the focus now. Both are ignored for as long as a guarded control refuses presses (decision 0084).
 */
export function ignoreNextPress({ detail, clientX, clientY, timeStamp }: MouseEvent): void {
  const until = timeStamp + PRESS_GUARD_MS;
  // Enter and screen readers click without a press.
  const isOfPointer = detail > 0;
  const isSecond = (event: Event): boolean => {
    if (event instanceof KeyboardEvent) return !isOfPointer && (event.key === 'Enter' || event.key === ' ');
    if (!(event instanceof globalThis.MouseEvent)) return false;
    return isOfPointer && Math.hypot(event.clientX - clientX, event.clientY - clientY) < NEAR;
  };
  const stop = new AbortController();
  const ignore = (event: Event) => {
    if (event.timeStamp > until) stop.abort();
    else if (isSecond(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  for (const type of ['pointerdown', 'mousedown', 'click', 'keydown'])
    window.addEventListener(type, ignore, { capture: true, signal: stop.signal });
}
