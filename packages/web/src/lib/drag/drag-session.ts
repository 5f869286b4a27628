// One drag, from the lift to the drop: hit test, insertion mark, ghost and scrolling, once per frame and without any React
// state. The gesture that starts and ends it is attach-drag.ts.
import type { DragLayer } from './drag-layer.ts';
import { ITEM, readDragRectangles, type Zone } from './drag-rectangles.ts';
import {
  edgeSpeed,
  insertionAt,
  insertionInColumn,
  itemAfter,
  type Mark,
  markInColumn,
  markOf,
  type Point,
  type Rect,
} from './geometry.ts';

/** `before` is the item that the moved ones will precede, null for the end of the zone. */
export type Drop = {
  readonly ids: readonly string[];
  readonly zone: string;
  readonly before: string | null;
};

/** A drop, and what it names as it stands on the page. */
export type Landing = { readonly drop: Drop; readonly list: Element; readonly next: Element | null };

/** A part of the screen that scrolls when the pointer nears its upper or lower edge. Inner ones come first. */
export type ScrollRegion = {
  readonly element: Element;
  readonly rect: Rect;
  /** False when nothing to drop on is hidden that way; true unless told. */
  readonly up?: boolean;
  readonly down?: boolean;
};

export type DragSession = {
  move(point: Point): void;
  /** Where the items would land now, or null outside of every zone. From here on nothing moves. */
  end(): Landing | null;
  /** The last step, in the next frame: the ghost flies to where its item is by then, and leaves no empty place. */
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

const SCROLL_PX_PER_SECOND = 1_400;
/** A pointer that only crosses the edge on its way somewhere does not scroll. */
const SCROLL_AFTER_MS = 220;
/** Distance between items, for the place of the mark; the boards share it (drag.module.css). */
const GAP_PX = 6;
/** Of the mark between the items of a column; drag.module.css draws the upright one. */
const MARK_PX = 4;

export function startDragSession({
  root,
  grabbed,
  ids,
  elements,
  layer,
  point,
  finger,
  regions,
}: Start): DragSession {
  const dragged = new Set(ids);
  const rectangles = readDragRectangles(root);
  // Everything is read before anything is written: a page that has just changed is measured anew for each question.
  let areas = regions();
  const origin = grabbed.getBoundingClientRect();
  rectangles.zoneAt(point);

  layer.lift(origin, point, finger);
  document.addEventListener('scroll', forget, { capture: true, passive: true });
  window.addEventListener('resize', forget);

  let pointer = point;
  let over: Zone | null = null;
  let landing: Landing | null = null;
  let dirty = true;
  let lastFrame = performance.now();
  let frame = requestAnimationFrame(begin);
  /** Scrolling smaller than a pixel, kept for the next frame. */
  let rest = 0;
  /** Since when the pointer has been near an edge. */
  let nearSince: number | null = null;

  function forget(): void {
    rectangles.invalidate();
    areas = regions();
    dirty = true;
  }

  /** In the frame of the lift the ghost moves and nothing else; what changes on the board follows in the next one. */
  function begin(): void {
    layer.moveGhost(pointer);
    frame = requestAnimationFrame((now) => {
      layer.takePointer();
      for (const element of elements) element.setAttribute('data-dragged', '');
      tick(now);
    });
  }

  function tick(now: number): void {
    frame = requestAnimationFrame(tick);
    scroll(now, Math.min(50, now - lastFrame) / 1_000);
    lastFrame = now;
    if (dirty) update();
  }

  function scroll(now: number, seconds: number): void {
    const area = areas.find(({ rect }) => pointer.y >= rect.top && pointer.y <= rect.bottom) ?? areas.at(-1);
    if (area === undefined) return;
    const wanted = edgeSpeed(area.rect.top, area.rect.bottom, pointer.y, SCROLL_PX_PER_SECOND);
    const isUseful = wanted < 0 ? (area.up ?? true) : (area.down ?? true);
    const speed = isUseful ? wanted : 0;
    nearSince = speed === 0 ? null : (nearSince ?? now);
    if (nearSince === null || now - nearSince < SCROLL_AFTER_MS) return;
    rest += speed * seconds;
    const step = Math.trunc(rest);
    if (step === 0) return;
    rest -= step;
    area.element.scrollBy({ top: step, behavior: 'instant' });
  }

  /** First reads, then writes: the other way round the browser would have to measure in between. */
  function update(): void {
    dirty = false;
    const zone = rectangles.zoneAt(pointer);
    const found = zone === null ? null : landingIn(zone);
    layer.moveGhost(pointer);
    landing = found?.landing ?? null;
    if (zone === null || found === null) layer.hideMark();
    else showMark(zone, found.mark);
    if (zone !== over) layer.light(zone === null || zone.isColumn ? null : lightOf(zone));
    over = zone;
  }

  function landingIn(zone: Zone): { landing: Landing; mark: Mark } {
    const { elements: items, rects } = zone.items();
    const insertion = (zone.isColumn ? insertionInColumn : insertionAt)(rects, pointer);
    const next = itemAfter(items, insertion, (element) => dragged.has(idOf(element)));
    const between = zone.isColumn ? markInColumn(rects, insertion, GAP_PX, MARK_PX) : null;
    return {
      landing: { drop: { ids, zone: zone.id, before: next && idOf(next) }, list: zone.list, next },
      mark: between ?? markOf(zone.listRect(), rects, insertion, GAP_PX),
    };
  }

  function showMark(zone: Zone, place: Mark): void {
    const { top, bottom } = visiblePart(zone, place.top, place.top + place.height);
    layer.showMark({ ...place, top, height: bottom - top });
  }

  function lightOf(zone: Zone): Rect {
    const { left, top, right, bottom } = zone.listRect();
    // Folded away: what is left of the zone takes the drop.
    if (top === bottom) return zone.rect;
    return { left, right, ...visiblePart(zone, top, bottom) };
  }

  /** Items end where their list is scrolled away. */
  function visiblePart(zone: Zone, top: number, bottom: number): { top: number; bottom: number } {
    const clip = areas.find(({ element }) => element.contains(zone.list))?.rect ?? zone.rect;
    return { top: Math.max(top, clip.top), bottom: Math.min(bottom, clip.bottom) };
  }

  function stop(): void {
    cancelAnimationFrame(frame);
    document.removeEventListener('scroll', forget, { capture: true });
    window.removeEventListener('resize', forget);
  }

  function land(): void {
    requestAnimationFrame(() => {
      for (const element of elements) element.removeAttribute('data-dragged');
      layer.land(root.querySelector<HTMLElement>(`[${ITEM}="${CSS.escape(idOf(grabbed))}"]`));
    });
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
      return landing;
    },
    land,
    cancel() {
      stop();
      land();
    },
  };
}

const idOf = (item: Element): string => item.getAttribute(ITEM) ?? '';
