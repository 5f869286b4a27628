// The dragged items: prepared on press, lifted, then dropped, or put back on Escape or when the pointer is lost. The drag session knows
// where they would land.
import { createDragLayer, type DragLayer } from './drag-layer.ts';
import { getItemId, ITEM } from './drag-rectangles.ts';
import { startDragSession } from './drag-session.ts';
import type { Drop } from './drop-target.ts';
import type { ScrollRegion } from './edge-scroll.ts';
import type { Point } from './geometry.ts';
import { swallowClick } from './swallow-click.ts';

export type DragOptions = {
  /** The ids of all items that move when this one is grabbed, in landing order; at least the item itself. */
  readonly idsOf: (id: string) => readonly string[];
  readonly onDrop: (drop: Drop) => void;
  readonly regions: () => readonly ScrollRegion[];
  /** Called when a finger held an item and was raised without moving: the touch equivalent of a right click. */
  readonly onHold?: (id: string, at: Point) => void;
};

export type Ready = {
  readonly ids: readonly string[];
  /** Same order as `ids`. */
  readonly elements: readonly HTMLElement[];
  readonly layer: DragLayer;
};

export type Dragging = ReturnType<typeof startDragging>;

type Start = {
  readonly root: HTMLElement;
  readonly item: HTMLElement;
  readonly pointerId: number;
  readonly finger: boolean;
  readonly start: Point;
  readonly ready: Ready;
  readonly options: DragOptions;
  readonly onEscape: () => void;
};

export function makeReady(root: HTMLElement, item: HTMLElement, options: DragOptions): Ready {
  const ids = options.idsOf(getItemId(item));
  const elements = ids.length === 1 ? [item] : findItems(root, ids);
  return { ids, elements, layer: createDragLayer(item, elements) };
}

export function startDragging({ root, item, ready, start, options, ...press }: Start) {
  const { pointerId, finger, onEscape } = press;
  const session = startDragSession({
    root,
    grabbed: item,
    ...ready,
    point: start,
    finger,
    regions: options.regions,
  });
  if (finger && 'vibrate' in navigator) navigator.vibrate(10);
  const captor = ready.layer.element;
  captor.setPointerCapture(pointerId);
  window.addEventListener('keydown', onKey, { capture: true });

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  }

  /** Ends the drag without a change; a click that follows counts. */
  function putBack(): void {
    window.removeEventListener('keydown', onKey, { capture: true });
    session.cancel();
  }

  return {
    move: session.move,
    putBack,
    /** Ends the drag without a change and releases the pointer capture. */
    cancel() {
      if (captor.hasPointerCapture(pointerId)) captor.releasePointerCapture(pointerId);
      swallowClick();
      putBack();
    },
    drop(point: Point): void {
      window.removeEventListener('keydown', onKey, { capture: true });
      swallowClick();
      session.move(point);
      const drop = session.end();
      if (drop !== null) options.onDrop(drop);
      session.land();
    },
  };
}

/** Returns the elements in the order of `ids`. */
function findItems(root: Element, ids: readonly string[]): HTMLElement[] {
  const items = new Map<string, HTMLElement>();
  for (const item of root.querySelectorAll<HTMLElement>(`[${ITEM}]`)) items.set(getItemId(item), item);
  return ids.flatMap((id) => items.get(id) ?? []);
}
