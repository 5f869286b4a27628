// One drag, from the lift to the drop: hit test, insertion mark, ghost and scrolling, once per frame and without any React
// state. The gesture that starts and ends it is attach-drag.ts.
import type { DragLayer } from './drag-layer.ts';
import { ITEM, idOf, readDragRectangles, type Zone } from './drag-rectangles.ts';
import { createEdgeScroll, type ScrollRegion } from './edge-scroll.ts';
import type { Point } from './geometry.ts';
import { type Drop, landingIn, lightOf, visibleMark } from './landing.ts';

export type DragSession = {
  move(point: Point): void;
  /** Where the items would land now, or null outside of every zone. From here on nothing moves, and they leave no empty place. */
  end(): Drop | null;
  /** The last step, in the next frame: the ghost flies to where its item is by then. */
  land(): void;
  cancel(): void;
};

type Start = {
  readonly root: HTMLElement;
  readonly grabbed: HTMLElement;
  readonly ids: readonly string[];
  /** Everything that `ids` name, in that order, `grabbed` among them. */
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
  // Everything is read before anything is written: a page that has just changed is measured anew for each question.
  const places = watchPlaces(root, regions, () => (dirty = true));
  const origin = grabbed.getBoundingClientRect();
  places.zoneAt(pointer);
  layer.lift(origin, pointer, start.finger);

  const scroll = createEdgeScroll();
  const stopFrames = eachFrame((index, now, seconds) => {
    // In the frame of the lift the ghost moves and nothing else; what changes on the board follows in the next one.
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

  /** First reads, then writes: the other way round the browser would have to measure in between. */
  function update(): void {
    dirty = false;
    const zone = places.zoneAt(pointer);
    const found = zone && landingIn(zone, pointer, ids, dragged);
    layer.moveGhost(pointer);
    drop = found?.drop ?? null;
    if (zone === null || found === null) layer.hideMark();
    else layer.showMark(visibleMark(found.mark, zone, places.areas()));
    if (zone !== over) layer.light(zone && lightOf(zone, places.areas()));
    over = zone;
  }

  function stop(): void {
    stopFrames();
    places.stop();
    // With what the drop changes, not after it: the styles of the board are looked at once.
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
    layer.land(root.querySelector<HTMLElement>(`[${ITEM}="${CSS.escape(idOf(grabbed))}"]`));
  });
}

/** Where zones and scrolling parts stand: read once, and again after something scrolled or changed size, which `onMoved` tells. */
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

/** A page that was busy or hidden does not make up for what it missed. */
const LONGEST_SECONDS = 0.05;

/** Calls back once a frame, with its number from 0 and the seconds since the one before. Returns how to stop. */
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
