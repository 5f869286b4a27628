import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Toast } from './toast-store.ts';

/**
 * WCAG 2.4.11: passing messages stand at the foot of the window, and at its head while they would cover what has the focus there. Answers
 * whether they are above; once there they stay, until they are gone or in the way again.
 */
export function useClearOfFocus(toaster: RefObject<HTMLElement | null>, toasts: readonly Toast[]): boolean {
  const [isAbove, setAbove] = useState(false);
  if (isAbove && toasts.length === 0) setAbove(false);
  const look = useEffectEvent(() => {
    if (toaster.current !== null && coversFocus(toaster.current)) setAbove(!isAbove);
  });
  useEffect(() => {
    if (toasts.length === 0) return undefined;
    // The browser scrolls to what takes the focus after the event.
    const lookNext = () => requestAnimationFrame(look);
    lookNext();
    document.addEventListener('focusin', lookNext);
    return () => document.removeEventListener('focusin', lookNext);
  }, [toasts]);
  return isAbove;
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
