// Computes where the dragged items would land, and which part of the screen shows it. It only reads; drag-layer.ts draws.
import { getItemId, type Zone } from './drag-rectangles.ts';
import type { ScrollRegion } from './edge-scroll.ts';
import {
  createColumnMark,
  createInsertionMark,
  type InsertionMark,
  insertionAt,
  insertionInColumn,
  itemAfter,
  type Point,
  type Rect,
} from './geometry.ts';

/** `before` is the item that the moved ones will precede, null for the end of the zone. */
export type Drop = {
  readonly ids: readonly string[];
  readonly zone: string;
  readonly before: string | null;
};

/** Distance between items in pixels, used to place the mark; all boards share it (drag.module.css). */
const GAP_PX = 6;
/** Thickness in pixels of the mark between the items of a column; drag.module.css sizes the vertical mark. */
const MARK_PX = 4;

export function findDropTarget(
  zone: Zone,
  pointer: Point,
  ids: readonly string[],
  dragged: ReadonlySet<string>,
): { drop: Drop; mark: InsertionMark } {
  const { elements: items, rects } = zone.items();
  const insertion = (zone.isColumn ? insertionInColumn : insertionAt)(rects, pointer);
  const next = itemAfter(items, insertion, (element) => dragged.has(getItemId(element)));
  const between = zone.isColumn ? createColumnMark(rects, insertion, GAP_PX, MARK_PX) : null;
  return {
    drop: { ids, zone: zone.id, before: next && getItemId(next) },
    mark: between ?? createInsertionMark(zone.listRect(), rects, insertion, GAP_PX),
  };
}

/** Clips a mark to the visible part of its list. */
export function visibleMark(mark: InsertionMark, zone: Zone, areas: readonly ScrollRegion[]): InsertionMark {
  const { top, bottom } = visiblePart(zone, mark.top, mark.top + mark.height, areas);
  return { ...mark, top, height: bottom - top };
}

/** Returns the rectangle to highlight while the items would land in the zone; null for a column. */
export function getHighlight(zone: Zone, areas: readonly ScrollRegion[]): Rect | null {
  if (zone.isColumn) return null;
  const { left, top, right, bottom } = zone.listRect();
  // The list is collapsed: highlight the rest of the zone, which accepts the drop.
  if (top === bottom) return zone.rect;
  return { left, right, ...visiblePart(zone, top, bottom, areas) };
}

/** Clips to the visible part of the list that scrolls. */
function visiblePart(zone: Zone, top: number, bottom: number, areas: readonly ScrollRegion[]) {
  const clip = areas.find(({ element }) => element.contains(zone.list))?.rect ?? zone.rect;
  return { top: Math.max(top, clip.top), bottom: Math.min(bottom, clip.bottom) };
}
