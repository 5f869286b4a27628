// The gesture: mouse, finger and pen alike through pointer events. A mouse drags after 4 px; a finger after a short hold, so
// that a swipe still scrolls. Until then nothing is prevented; from then on the page neither scrolls nor selects text.
import { createDragLayer, type DragLayer } from './drag-layer.ts';
import { ITEM } from './drag-rectangles.ts';
import { type DragSession, type Drop, type ScrollRegion, startDragSession } from './drag-session.ts';
import type { Point } from './geometry.ts';
import { pictureOf } from './picture-of.ts';
import { showDropped } from './show-dropped.ts';

export type DragOptions = {
  /** Everything that moves when this item is grabbed, in the order it shall land; at least the item itself. */
  readonly idsOf: (id: string) => readonly string[];
  readonly onDrop: (drop: Drop) => void;
  /** Whether a drop is painted before `onDrop` hears of it: for boards that take longer than a frame to draw. */
  readonly paintsFirst?: boolean;
  readonly regions: () => readonly ScrollRegion[];
  /** A finger held an item and let go without moving: the touch equivalent of a right click. */
  readonly onHold?: (id: string, at: Point) => void;
};

const THRESHOLD_PX = 4;
const FINGER_SLOP_PX = 8;
const HOLD_MS = 180;
/** What a drag shows is made ready under a press that lasts: nothing is left to lay out when it lifts, and a click costs nothing. */
const READY_MS = 40;
const MENU_MS = 450;

type Press = {
  readonly pointerId: number;
  readonly item: HTMLElement;
  readonly id: string;
  readonly start: Point;
  readonly at: number;
  readonly finger: boolean;
  timers: ReturnType<typeof setTimeout>[];
  ready: Ready | null;
  session: DragSession | null;
  moved: boolean;
};

type Ready = {
  readonly ids: readonly string[];
  readonly elements: readonly HTMLElement[];
  /** Of the elements, for boards that paint a drop first. */
  readonly pictures: readonly HTMLElement[];
  readonly layer: DragLayer;
};

/** Makes every `data-drag-item` below `root` draggable onto every `data-drop-zone` below it. Returns how to stop. */
export function attachDrag(root: HTMLElement, options: DragOptions): () => void {
  let press: Press | null = null;
  let finishDrop: (() => void) | null = null;
  const stop = new AbortController();
  const { signal } = stop;

  root.addEventListener('pointerdown', onDown, { signal });
  // Of the window: once lifted, the layer of the drag has the pointer. Before everybody else: who listens to the whole page, as
  // React does, would look at each move of a drag for nothing.
  const first = { capture: true, signal };
  window.addEventListener('pointermove', onMove, first);
  window.addEventListener('mousemove', hush, first);
  window.addEventListener('pointerup', onUp, first);
  window.addEventListener('pointercancel', onLost, { signal });
  window.addEventListener('lostpointercapture', onLost, { signal });
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  root.addEventListener('contextmenu', onContextMenu, { signal });
  // Registered from the start and not passive: Safari ignores those that are added while a finger is down.
  root.addEventListener('touchmove', holdTouch, { passive: false, signal });

  function onDown(event: PointerEvent): void {
    if (press !== null) {
      // A second finger means a pinch or a scroll, never a drag.
      if (press.session === null) release();
      return;
    }
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const item = event.target.closest<HTMLElement>(`[${ITEM}]`);
    if (item === null || !root.contains(item)) return;
    const finger = event.pointerType === 'touch';
    press = {
      pointerId: event.pointerId,
      item,
      id: item.getAttribute(ITEM) ?? '',
      start: { x: event.clientX, y: event.clientY },
      at: event.timeStamp,
      finger,
      timers: [setTimeout(makeReady, READY_MS)],
      ready: null,
      session: null,
      moved: false,
    };
    if (finger) press.timers.push(setTimeout(lift, HOLD_MS));
  }

  function makeReady(): Ready | null {
    if (press === null || !press.item.isConnected) return null;
    if (press.ready !== null) return press.ready;
    const ids = options.idsOf(press.id);
    const elements = ids.length === 1 ? [press.item] : findItems(root, ids);
    const pictures = options.paintsFirst === true ? elements.map(pictureOf) : [];
    press.ready = { ids, elements, pictures, layer: createDragLayer(press.item, elements) };
    return press.ready;
  }

  function onMove(event: PointerEvent): void {
    if (press === null || event.pointerId !== press.pointerId) return;
    const point = { x: event.clientX, y: event.clientY };
    const distance = Math.hypot(point.x - press.start.x, point.y - press.start.y);
    if (press.session !== null) {
      hush(event);
      press.moved ||= distance > FINGER_SLOP_PX;
      press.session.move(point);
    } else if (press.finger) {
      if (distance > FINGER_SLOP_PX) release();
    } else if (distance > THRESHOLD_PX) {
      press.moved = true;
      lift()?.move(point);
    }
  }

  function lift(): DragSession | null {
    const ready = makeReady();
    if (press === null || ready === null) {
      release();
      return null;
    }
    const session = startDragSession({
      root,
      grabbed: press.item,
      ...ready,
      point: press.start,
      finger: press.finger,
      regions: options.regions,
    });
    press.session = session;
    if (press.finger && 'vibrate' in navigator) navigator.vibrate(10);
    ready.layer.element.setPointerCapture(press.pointerId);
    window.addEventListener('keydown', onKey, { capture: true });
    return session;
  }

  function onUp(event: PointerEvent): void {
    if (press === null || event.pointerId !== press.pointerId) return;
    const { session, ready, moved, finger, id, at } = press;
    if (session !== null) hush(event);
    release();
    if (session === null || ready === null) return;
    if (finger && !moved) {
      session.cancel();
      // Held for a moment only: the click that follows is a tap like any other.
      if (event.timeStamp - at < MENU_MS) return;
      swallowClick();
      options.onHold?.(id, { x: event.clientX, y: event.clientY });
      return;
    }
    swallowClick();
    session.move({ x: event.clientX, y: event.clientY });
    drop(session, ready);
  }

  function drop(session: DragSession, { elements, pictures }: Ready): void {
    const landing = session.end();
    if (landing === null) {
      session.land();
      return;
    }
    const finish = () => {
      options.onDrop(landing.drop);
      session.land();
    };
    if (options.paintsFirst === true)
      finishDrop = showDropped({ items: elements, pictures, ...landing }, finish);
    else finish();
  }

  function hush(event: Event): void {
    if (press !== null && press.session !== null) event.stopPropagation();
  }

  function onLost(event: PointerEvent): void {
    if (press !== null && event.pointerId === press.pointerId) cancel();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  }

  function cancel(): void {
    if (press === null) return;
    const { session, ready, pointerId } = press;
    release();
    if (session === null) return;
    const captor = ready?.layer.element;
    if (captor?.hasPointerCapture(pointerId) === true) captor.releasePointerCapture(pointerId);
    swallowClick();
    session.cancel();
  }

  function release(): void {
    const released = press;
    if (released === null) return;
    press = null;
    for (const timer of released.timers) clearTimeout(timer);
    if (released.session === null) released.ready?.layer.remove();
    window.removeEventListener('keydown', onKey, { capture: true });
  }

  function holdTouch(event: TouchEvent): void {
    if (press !== null && press.session !== null && event.cancelable) event.preventDefault();
  }

  function onContextMenu(event: MouseEvent): void {
    if (press?.finger === true) event.preventDefault();
  }

  return () => {
    finishDrop?.();
    cancel();
    stop.abort();
  };
}

/** In the order of `ids`. */
function findItems(root: Element, ids: readonly string[]): HTMLElement[] {
  const items = new Map<string, HTMLElement>();
  for (const item of root.querySelectorAll<HTMLElement>(`[${ITEM}]`))
    items.set(item.getAttribute(ITEM) ?? '', item);
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** The click that follows a drag, if there is one, however late: after another press, or from the keyboard, it is meant. */
function swallowClick(): void {
  const stop = new AbortController();
  const first = { capture: true, signal: stop.signal };
  window.addEventListener('click', swallow, first);
  window.addEventListener('pointerdown', () => stop.abort(), first);

  function swallow(event: MouseEvent): void {
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
    stop.abort();
  }
}
