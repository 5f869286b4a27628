// Reads the rectangles of drop zones and their items once, and again only after a scroll or a resize. The items of a zone are queried when
// the pointer first enters it, and each is measured on first use: a drag over 1 000 images starts without measuring them all.
import { contains, distanceTo, type Point, type Rect, type Rects } from './geometry.ts';

/** Attributes that connect a page to this module. A zone may contain a `data-drop-list`: the element that holds its items. */
export const ITEM = 'data-drag-item';
export const ZONE = 'data-drop-zone';
export const LIST = 'data-drop-list';
/** Marks a zone that floats over others: hit tests check it first. */
export const OVER = 'data-drop-over';
/** Marks a zone whose items are stacked vertically, each as wide as the zone. */
export const COLUMN = 'data-drop-column';

export const getItemId = (item: Element): string => item.getAttribute(ITEM) ?? '';

/** A pointer in the gap between two zones, or up to this far outside, hits the nearest zone. In pixels. */
const NEAR_PX = 24;

export type Items = { readonly elements: readonly Element[]; readonly rects: Rects };

export type Zone = {
  readonly id: string;
  readonly rect: Rect;
  readonly isColumn: boolean;
  /** The element that holds the items. */
  readonly list: Element;
  readonly listRect: () => Rect;
  readonly items: () => Items;
};

export type DragRectangles = {
  /** Discards the measurements; the next call measures again. */
  invalidate(): void;
  zoneAt(point: Point): Zone | null;
};

export function readDragRectangles(root: HTMLElement): DragRectangles {
  let zones: readonly Zone[] | null = null;

  function read(): readonly Zone[] {
    const elements = [...root.querySelectorAll<HTMLElement>(`[${ZONE}]`)];
    elements.sort((a, b) => Number(b.hasAttribute(OVER)) - Number(a.hasAttribute(OVER)));
    return elements.map(getZone);
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

function getZone(element: HTMLElement): Zone {
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
