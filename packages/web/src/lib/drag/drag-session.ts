// One drag, from the lift to the drop: hit test, insertion mark, ghost and scrolling, once per frame and without any React state.
// attach-drag.ts holds the gesture that starts and ends it.
import type { DragLayer } from './drag-layer.ts';
import { getItemId, ITEM, readDragRectangles, type Zone } from './drag-rectangles.ts';
import { type Drop, findDropTarget, getHighlight, visibleMark } from './drop-target.ts';
import { createEdgeScroll, type ScrollRegion } from './edge-scroll.ts';
import type { Point } from './geometry.ts';

export type DragSession = {
  move(point: Point): void;
  /**
   * Ends the drag and returns where the items land, or null outside every zone. Nothing moves any more, and the items are visible again in
   * their place.
   */
  end(): Drop | null;
  /** Flies the ghost, in the next frame, to where its item is by then. */
  land(): void;
  cancel(): void;
};

type Start = {
  readonly root: HTMLElement;
  readonly grabbed: HTMLElement;
  readonly ids: readonly string[];
  /** The elements of `ids`, in that order, including `grabbed`. */
  readonly elements: readonly HTMLElement[];
  readonly layer: DragLayer;
  readonly point: Point;
  readonly finger: boolean;
  readonly regions: () => readonly ScrollRegion[];
};

export function startDragSession(start: Start): DragSession {
  const { root, grabbed, ids, elements, layer, regions } = start;
  const dragged = new Set(ids);
  let pointer = start.point;
  let over: Zone | null = null;
  let drop: Drop | null = null;
  let dirty = true;
  // All reads come before all writes: on a page that has just changed, each read would force a new layout.
  const places = watchPlaces(root, regions, () => (dirty = true));
  const origin = grabbed.getBoundingClientRect();
  places.zoneAt(pointer);
  layer.lift(origin, pointer, start.finger);

  const scroll = createEdgeScroll();
  const stopFrames = eachFrame((index, now, seconds) => {
    // The frame of the lift moves only the ghost; changes to the board follow in the next frame.
    if (index === 0) {
      layer.moveGhost(pointer);
      return;
    }
    if (index === 1) {
      layer.takePointer();
      for (const element of elements) element.setAttribute('data-dragged', '');
    }
    scroll(places.areas(), pointer, now, seconds);
    if (dirty) update();
  });

  /** Reads come before writes: the reverse order would force a layout in between. */
  function update(): void {
    dirty = false;
    const zone = places.zoneAt(pointer);
    const found = zone && findDropTarget(zone, pointer, ids, dragged);
    layer.moveGhost(pointer);
    drop = found?.drop ?? null;
    if (zone === null || found === null) layer.hideMark();
    else layer.showMark(visibleMark(found.mark, zone, places.areas()));
    if (zone !== over) layer.light(zone && getHighlight(zone, places.areas()));
    over = zone;
  }

  function stop(): void {
    stopFrames();
    places.stop();
    // The attribute is removed in the same frame as the drop's changes, so that the board's styles are recalculated once.
    for (const element of elements) element.removeAttribute('data-dragged');
  }

  return {
    move(next) {
      if (next.x === pointer.x && next.y === pointer.y) return;
      pointer = next;
      dirty = true;
    },
    end() {
      if (dirty) update();
      stop();
      return drop;
    },
    land: () => land(start),
    cancel() {
      stop();
      land(start);
    },
  };
}

function land({ root, grabbed, layer }: Start): void {
  requestAnimationFrame(() => {
    layer.land(root.querySelector<HTMLElement>(`[${ITEM}="${CSS.escape(getItemId(grabbed))}"]`));
  });
}

/**
 * Tracks the rectangles of zones and scroll regions: reads them once, and again after a scroll or a resize, on which it calls `onMoved`.
 */
function watchPlaces(root: HTMLElement, regions: Start['regions'], onMoved: () => void) {
  const rectangles = readDragRectangles(root);
  let areas = regions();
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('scroll', readAgain, { capture: true, passive: true, signal });
  window.addEventListener('resize', readAgain, { signal });

  function readAgain(): void {
    rectangles.invalidate();
    areas = regions();
    onMoved();
  }

  return { zoneAt: rectangles.zoneAt, areas: () => areas, stop: () => stop.abort() };
}

/** Upper bound of a frame's duration in seconds, so that a page that was busy or hidden does not jump. */
const LONGEST_SECONDS = 0.05;

/** Calls `run` once a frame with the zero-based frame number and the seconds since the previous frame. Returns a function that stops it. */
function eachFrame(run: (index: number, now: number, seconds: number) => void): () => void {
  let index = 0;
  let last = performance.now();
  let frame = requestAnimationFrame(tick);

  function tick(now: number): void {
    frame = requestAnimationFrame(tick);
    run(index, now, Math.min(LONGEST_SECONDS, (now - last) / 1_000));
    index += 1;
    last = now;
  }

  return () => cancelAnimationFrame(frame);
}
