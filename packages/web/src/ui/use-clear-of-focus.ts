import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Toast } from './toast-store.ts';

/**
 * WCAG 2.4.11: passing messages have a place at one end of the window, and move to the other while they would cover what has the focus
 * there. Answers whether they have moved; once there they stay, until they are gone or in the way again.
 */
export function useClearOfFocus(toaster: RefObject<HTMLElement | null>, toasts: readonly Toast[]): boolean {
  const [isMoved, setMoved] = useState(false);
  if (isMoved && toasts.length === 0) setMoved(false);
  const look = useEffectEvent(() => {
    if (toaster.current !== null && coversFocus(toaster.current)) setMoved(!isMoved);
  });
  useEffect(() => {
    if (toasts.length === 0) return undefined;
    // The browser scrolls to what takes the focus after the event.
    const lookNext = () => requestAnimationFrame(look);
    lookNext();
    document.addEventListener('focusin', lookNext);
    return () => document.removeEventListener('focusin', lookNext);
  }, [toasts]);
  return isMoved;
}

/** By its middle: a dialog, or a long text, is larger than any message. */
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
