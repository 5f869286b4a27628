// Reads the rectangles of drop zones and their items once, and again only after something scrolled or changed size.
// Items of a zone are read when the pointer first enters it: a drag over 1 000 images starts without measuring them all.
import { contains, distanceTo, type Point, type Rect } from './geometry.ts';

/** Attributes that tie a page to this module. A zone may hold a `data-drop-list`: the part where its items stand. */
export const ITEM = 'data-drag-item';
export const ZONE = 'data-drop-zone';
export const LIST = 'data-drop-list';
/** On a zone that floats over others: it is hit first. */
export const OVER = 'data-drop-over';
/** On a zone whose items stand one below the other, each as wide as the zone. */
export const COLUMN = 'data-drop-column';

/** A pointer in the gap between two zones, or a little outside of them, still means the nearest one. */
const NEAR_PX = 24;

export type Items = { readonly ids: readonly string[]; readonly rects: readonly Rect[] };

export type Zone = {
  readonly id: string;
  readonly element: HTMLElement;
  readonly rect: Rect;
  readonly isColumn: boolean;
  readonly list: () => Rect;
  readonly items: () => Items;
};

export type DragRectangles = {
  /** Forgets what was read; the next question reads again. */
  invalidate(): void;
  zoneAt(point: Point): Zone | null;
};

export function readDragRectangles(root: HTMLElement): DragRectangles {
  let zones: readonly Zone[] | null = null;

  function read(): readonly Zone[] {
    const elements = [...root.querySelectorAll<HTMLElement>(`[${ZONE}]`)];
    elements.sort((a, b) => Number(b.hasAttribute(OVER)) - Number(a.hasAttribute(OVER)));
    return elements.map(zoneOf);
  }

  return {
    invalidate() {
      zones = null;
    },
    zoneAt(point) {
      zones ??= read();
      const hit = zones.find((zone) => contains(zone.rect, point));
      if (hit !== undefined) return hit;
      let nearest: Zone | null = null;
      let best = NEAR_PX;
      for (const zone of zones) {
        const distance = distanceTo(zone.rect, point);
        if (distance < best) {
          best = distance;
          nearest = zone;
        }
      }
      return nearest;
    },
  };
}

function zoneOf(element: HTMLElement): Zone {
  let items: Items | null = null;
  let list: Rect | null = null;
  return {
    id: element.getAttribute(ZONE) ?? '',
    element,
    rect: element.getBoundingClientRect(),
    isColumn: element.hasAttribute(COLUMN),
    list() {
      list ??= (element.querySelector(`[${LIST}]`) ?? element).getBoundingClientRect();
      return list;
    },
    items() {
      if (items === null) {
        const found = [...element.querySelectorAll<HTMLElement>(`[${ITEM}]`)];
        items = {
          ids: found.map((item) => item.getAttribute(ITEM) ?? ''),
          rects: found.map((item) => item.getBoundingClientRect()),
        };
      }
      return items;
    },
  };
}
