// Reads the rectangles of drop zones and their items once, and again only after something scrolled or changed size.
// Items of a zone are looked for when the pointer first enters it, and each is measured when it is first asked for: a drag over
// 1 000 images starts without measuring them all.
import { contains, distanceTo, type Point, type Rect, type Rects } from './geometry.ts';

/** Attributes that tie a page to this module. A zone may hold a `data-drop-list`: the part where its items stand. */
export const ITEM = 'data-drag-item';
export const ZONE = 'data-drop-zone';
export const LIST = 'data-drop-list';
/** On a zone that floats over others: it is hit first. */
export const OVER = 'data-drop-over';
/** On a zone whose items stand one below the other, each as wide as the zone. */
export const COLUMN = 'data-drop-column';

export const idOf = (item: Element): string => item.getAttribute(ITEM) ?? '';

/** A pointer in the gap between two zones, or a little outside of them, still means the nearest one. */
const NEAR_PX = 24;

export type Items = { readonly elements: readonly Element[]; readonly rects: Rects };

export type Zone = {
  readonly id: string;
  readonly rect: Rect;
  readonly isColumn: boolean;
  /** Where its items stand. */
  readonly list: Element;
  readonly listRect: () => Rect;
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
  const list = element.querySelector(`[${LIST}]`) ?? element;
  let listRect: Rect | null = null;
  return {
    id: element.getAttribute(ZONE) ?? '',
    rect: element.getBoundingClientRect(),
    isColumn: element.hasAttribute(COLUMN),
    list,
    listRect() {
      listRect ??= list.getBoundingClientRect();
      return listRect;
    },
    items() {
      items ??= itemsIn(element);
      return items;
    },
  };
}

function itemsIn(zone: Element): Items {
  const elements = [...zone.querySelectorAll(`[${ITEM}]`)];
  const measured: Rect[] = [];
  return {
    elements,
    rects: {
      length: elements.length,
      at(index) {
        const known = measured[index];
        if (known !== undefined) return known;
        const element = elements[index];
        if (element === undefined) throw new RangeError(`There is no item ${index} in this zone`);
        const rect = element.getBoundingClientRect();
        measured[index] = rect;
        return rect;
      },
    },
  };
}
