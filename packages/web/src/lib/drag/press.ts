// One press on an item, from pointerdown to pointerup: a click, a swipe, a hold or a drag. A mouse drags after 4 px; a finger after a short
// hold, so that a swipe still scrolls.
import { getItemId } from './drag-rectangles.ts';
import { type Dragging, type DragOptions, makeReady, type Ready, startDragging } from './dragging.ts';
import type { Point } from './geometry.ts';
import { swallowClick } from './swallow-click.ts';

export type Press = {
  readonly pointerId: number;
  readonly finger: boolean;
  isDragging(): boolean;
  move(point: Point, timeStamp: number): void;
  /** Handles pointerup. */
  up(point: Point, timeStamp: number): void;
  /** Ends a press that has not become a drag. */
  release(): void;
  /** Ends the press in any state, without a drop. */
  cancel(): void;
};

type Start = {
  readonly root: HTMLElement;
  readonly item: HTMLElement;
  readonly event: PointerEvent;
  readonly options: DragOptions;
  /** Called before `onDrop`. */
  readonly onOver: () => void;
};

const THRESHOLD_PX = 4;
const FINGER_SLOP_PX = 8;
const HOLD_MS = 180;
/**
 * Delay in milliseconds before the drag layer is prepared: a press that lasts needs no layout at the lift, and a quick tap does no work.
 */
const READY_MS = 16;
const MENU_MS = 450;

export function createPress({ root, item, event, options, onOver }: Start): Press {
  const { pointerId, timeStamp: began } = event;
  const finger = event.pointerType === 'touch';
  const start = { x: event.clientX, y: event.clientY };
  const grip = { root, item, pointerId, finger, start, options, onEscape: cancel };
  const prepare = () => getReady()?.layer.prepare();
  const stopTimers = startTimers([prepare, READY_MS], ...(finger ? [[lift, HOLD_MS] as const] : []));
  let ready: Ready | null = null;
  let dragging: Dragging | null = null;
  let moved = false;

  function getReady(): Ready | null {
    if (!item.isConnected) return null;
    ready ??= makeReady(root, item, options);
    return ready;
  }

  function lift(): void {
    // Preparing after the lift would remove and re-insert the layer, which would lose the pointer capture.
    stopTimers();
    const made = getReady();
    if (made === null) release();
    else dragging = startDragging({ ...grip, ready: made });
  }

  function release(): void {
    stopTimers();
    if (dragging === null) ready?.layer.remove();
    onOver();
  }

  function cancel(): void {
    release();
    dragging?.cancel();
    dragging = null;
  }

  return {
    pointerId,
    finger,
    isDragging: () => dragging !== null,
    move(point, timeStamp) {
      const distance = Math.hypot(point.x - start.x, point.y - start.y);
      // A finger that moves before the hold ends scrolls the page. Event timestamps decide, because a busy page handles the move after its
      // own timer.
      const isSwipe =
        finger && !moved && distance > FINGER_SLOP_PX && (dragging === null || timeStamp - began < HOLD_MS);
      moved ||= distance > FINGER_SLOP_PX;
      if (isSwipe) cancel();
      else if (dragging === null && !finger && distance > THRESHOLD_PX) lift();
      dragging?.move(point);
    },
    up(point, timeStamp) {
      release();
      if (dragging === null) return;
      if (!finger || moved) {
        dragging.drop(point);
        return;
      }
      dragging.putBack();
      // A short hold: the click that follows is an ordinary tap.
      if (timeStamp - began < MENU_MS) return;
      swallowClick();
      options.onHold?.(getItemId(item), point);
    },
    release,
    cancel,
  };
}

/** Runs each function after its delay in milliseconds. Returns a function that cancels the pending ones. */
function startTimers(...wanted: readonly (readonly [run: () => void, after: number])[]): () => void {
  const timers = wanted.map(([run, after]) => setTimeout(run, after));
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
