// The drag gesture for mouse, touch and pen: one set of pointer event listeners. Nothing is prevented until an item is lifted; from then on
// the page neither scrolls nor selects text. press.ts decides what a press becomes.
import { ITEM } from './drag-rectangles.ts';
import type { DragOptions } from './dragging.ts';
import { createPress, type Press } from './press.ts';

/**
 * Makes every `data-drag-item` below `root` draggable onto every `data-drop-zone` below it. Returns a function that removes the listeners.
 */
export function attachDrag(root: HTMLElement, options: DragOptions): () => void {
  let press: Press | null = null;
  const stop = new AbortController();
  const { signal } = stop;

  root.addEventListener('pointerdown', onDown, { signal });
  // Listens on the window, because the drag layer captures the pointer after the lift. The capture phase plus `stopPropagation` keeps
  // page-wide listeners, such as React's, from running on each move of a drag.
  const first = { capture: true, signal };
  window.addEventListener('pointermove', onMove, first);
  window.addEventListener('mousemove', stopWhileDragging, first);
  window.addEventListener('pointerup', onUp, first);
  window.addEventListener('pointercancel', onLost, { signal });
  window.addEventListener('lostpointercapture', onLost, { signal });
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  root.addEventListener('contextmenu', (event) => press?.finger && event.preventDefault(), { signal });
  // Registered from the start and not passive: Safari ignores listeners that are added while a finger is down.
  root.addEventListener('touchmove', keepFromScrolling, { passive: false, signal });

  function onDown(event: PointerEvent): void {
    if (press !== null) {
      // A second finger means a pinch or a scroll, never a drag.
      if (!press.isDragging()) press.release();
      return;
    }
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const item = event.target.closest<HTMLElement>(`[${ITEM}]`);
    if (item === null || !root.contains(item)) return;
    press = createPress({ root, item, event, options, onOver: () => (press = null) });
  }

  function onMove(event: PointerEvent): void {
    if (press === null || event.pointerId !== press.pointerId) return;
    stopWhileDragging(event);
    press.move({ x: event.clientX, y: event.clientY }, event.timeStamp);
  }

  function onUp(event: PointerEvent): void {
    if (press === null || event.pointerId !== press.pointerId) return;
    stopWhileDragging(event);
    press.up({ x: event.clientX, y: event.clientY }, event.timeStamp);
  }

  function stopWhileDragging(event: Event): void {
    if (press?.isDragging() === true) event.stopPropagation();
  }

  function onLost(event: PointerEvent): void {
    if (event.pointerId === press?.pointerId) press.cancel();
  }

  function keepFromScrolling(event: TouchEvent): void {
    if (press?.isDragging() === true && event.cancelable) event.preventDefault();
  }

  return () => {
    press?.cancel();
    stop.abort();
  };
}
