// Where the dragged items would land, and the part of the screen that shows it. Only reads: what is drawn of it is the layer's.
import { idOf, type Zone } from './drag-rectangles.ts';
import type { ScrollRegion } from './edge-scroll.ts';
import {
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

/** Distance between items, for the place of the mark; the boards share it (drag.module.css). */
const GAP_PX = 6;
/** Of the mark between the items of a column; drag.module.css draws the upright one. */
const MARK_PX = 4;

export function landingIn(
  zone: Zone,
  pointer: Point,
  ids: readonly string[],
  dragged: ReadonlySet<string>,
): { drop: Drop; mark: Mark } {
  const { elements: items, rects } = zone.items();
  const insertion = (zone.isColumn ? insertionInColumn : insertionAt)(rects, pointer);
  const next = itemAfter(items, insertion, (element) => dragged.has(idOf(element)));
  const between = zone.isColumn ? markInColumn(rects, insertion, GAP_PX, MARK_PX) : null;
  return {
    drop: { ids, zone: zone.id, before: next && idOf(next) },
    mark: between ?? markOf(zone.listRect(), rects, insertion, GAP_PX),
  };
}

/** The part of a mark that its list does not scroll away. */
export function visibleMark(mark: Mark, zone: Zone, areas: readonly ScrollRegion[]): Mark {
  const { top, bottom } = visiblePart(zone, mark.top, mark.top + mark.height, areas);
  return { ...mark, top, height: bottom - top };
}

/** The part of the screen that is lit while the items would land in the zone; none for a column. */
export function lightOf(zone: Zone, areas: readonly ScrollRegion[]): Rect | null {
  if (zone.isColumn) return null;
  const { left, top, right, bottom } = zone.listRect();
  // Folded away: what is left of the zone takes the drop.
  if (top === bottom) return zone.rect;
  return { left, right, ...visiblePart(zone, top, bottom, areas) };
}

/** Items end where their list is scrolled away. */
function visiblePart(zone: Zone, top: number, bottom: number, areas: readonly ScrollRegion[]) {
  const clip = areas.find(({ element }) => element.contains(zone.list))?.rect ?? zone.rect;
  return { top: Math.max(top, clip.top), bottom: Math.min(bottom, clip.bottom) };
}
