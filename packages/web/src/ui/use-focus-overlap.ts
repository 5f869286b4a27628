import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Toast } from './toast-store.ts';

/**
 * Moves the toasts to the other end of the window while they would cover the focused element (WCAG 2.4.11). Returns true when they have
 * moved; they stay there until all are gone or they are in the way again.
 */
export function useFocusOverlap(toaster: RefObject<HTMLElement | null>, toasts: readonly Toast[]): boolean {
  const [isMoved, setMoved] = useState(false);
  if (isMoved && toasts.length === 0) setMoved(false);
  const look = useEffectEvent(() => {
    if (toaster.current !== null && coversFocus(toaster.current)) setMoved(!isMoved);
  });
  useEffect(() => {
    if (toasts.length === 0) return undefined;
    // The browser scrolls to the focused element after the event.
    const lookNext = () => requestAnimationFrame(look);
    lookNext();
    document.addEventListener('focusin', lookNext);
    return () => document.removeEventListener('focusin', lookNext);
  }, [toasts]);
  return isMoved;
}

/** Tests the centre of the focused element, because a dialog or a long text is larger than any toast. */
function coversFocus(toaster: HTMLElement): boolean {
  const { activeElement: focused } = document;
  if (focused === null || focused === document.body || toaster.contains(focused)) return false;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [...toaster.querySelectorAll('[role] > *')].some((toast) => {
    const box = toast.getBoundingClientRect();
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}
