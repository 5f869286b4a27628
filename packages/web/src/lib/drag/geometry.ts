// Computes where a dragged image would land, by arithmetic on measured rectangles. The items of a zone are in reading order and may wrap
// over rows of different heights. This module does not touch the DOM (see drag-rectangles.ts).

export type Point = { readonly x: number; readonly y: number };
export type Rect = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/**
 * The rectangles of a zone's items in reading order, read one by one: each read may cost a measurement, so searches here minimise reads.
 * Rows may differ in height; the items of one row do not.
 */
export type Rects = { readonly length: number; readonly at: (index: number) => Rect };

/** `index` counts all items of the zone, the dragged ones included; `edge` is the side of the item where the mark is drawn. */
export type Insertion = { readonly index: number; readonly edge: 'before' | 'after' | 'empty' };

export const EMPTY_INSERTION: Insertion = { index: 0, edge: 'empty' };

export function contains(rect: Rect, point: Point): boolean {
  return point.x >= rect.left && point.x < rect.right && point.y >= rect.top && point.y < rect.bottom;
}

/** Distance in pixels from the point to the rectangle, 0 inside. */
export function distanceTo(rect: Rect, point: Point): number {
  const dx = Math.max(rect.left - point.x, 0, point.x - rect.right);
  const dy = Math.max(rect.top - point.y, 0, point.y - rect.bottom);
  return Math.hypot(dx, dy);
}

/**
 * Binary search for the first index from `start` on that passes; returns `end` when none does. If an index passes, all later ones must pass
 * too.
 */
function firstIndex(start: number, end: number, passes: (index: number) => boolean): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns an item of the row nearest to the height `y`; on a tie, of the upper row. */
function itemOfNearestRow(items: Rects, y: number): number {
  const below = firstIndex(0, items.length, (i) => items.at(i).bottom > y);
  if (below === items.length) return below - 1;
  const gap = items.at(below).top - y;
  return below > 0 && gap > 0 && y - items.at(below - 1).bottom <= gap ? below - 1 : below;
}

/**
 * The insertion for a pointer over a zone: before the target in its left half, after it in its right half (TL-34). A pointer between two
 * rows belongs to the nearer one; left or right of a row, to the row's first or last position.
 */
export function insertionAt(items: Rects, point: Point): Insertion {
  if (items.length === 0) return EMPTY_INSERTION;
  const inRow = itemOfNearestRow(items, point.y);
  const { top, bottom } = items.at(inRow);
  const first = firstIndex(0, inRow, (i) => items.at(i).bottom > top);
  const end = firstIndex(inRow, items.length, (i) => items.at(i).top >= bottom);
  const index = firstIndex(first, end, (i) => point.x < getMiddle(items.at(i)).x);
  return { index, edge: index < end ? 'before' : 'after' };
}

/** The insertion in a single column: before the first item whose middle is below the pointer. */
export function insertionInColumn(items: Rects, point: Point): Insertion {
  if (items.length === 0) return EMPTY_INSERTION;
  const index = firstIndex(0, items.length, (i) => point.y < getMiddle(items.at(i)).y);
  return { index, edge: index < items.length ? 'before' : 'after' };
}

function getMiddle({ left, right, top, bottom }: Rect): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/**
 * Returns the item that the dragged ones will precede, or null at the end of the zone. Dragged items that are already in the zone are
 * skipped, because they leave their position.
 */
export function itemAfter<Id>(
  ids: readonly Id[],
  insertion: Insertion,
  isDragged: (id: Id) => boolean,
): Id | null {
  for (const id of ids.slice(insertion.index)) {
    if (!isDragged(id)) return id;
  }
  return null;
}

/**
 * Position of the mark, in the coordinates of the rectangles: a vertical line of the given height, or a horizontal line when it has a
 * width.
 */
export type InsertionMark = {
  readonly x: number;
  readonly top: number;
  readonly height: number;
  readonly width?: number;
};

/** Returns the mark of an insertion, centred in the gap between neighbours of the same row. */
export function createInsertionMark(
  zone: Rect,
  items: Rects,
  { index, edge }: Insertion,
  gap: number,
): InsertionMark {
  if (edge === 'before') {
    const { left, top, bottom } = items.at(index);
    return { x: left - gap / 2, top, height: bottom - top };
  }
  if (edge === 'after') {
    const { right, top, bottom } = items.at(index - 1);
    return { x: right + gap / 2, top, height: bottom - top };
  }
  return { x: zone.left + gap, top: zone.top + gap, height: Math.max(0, zone.bottom - zone.top - 2 * gap) };
}

/** Returns the mark between two items of a column, `thickness` high; null for an empty column. */
export function createColumnMark(
  items: Rects,
  { index, edge }: Insertion,
  gap: number,
  thickness: number,
): InsertionMark | null {
  if (edge === 'empty') return null;
  const { left, right, top, bottom } = items.at(edge === 'before' ? index : index - 1);
  const middle = edge === 'before' ? top - gap / 2 : bottom + gap / 2;
  return { x: left, top: middle - thickness / 2, height: thickness, width: right - left };
}

/**
 * Scroll speed under a pointer near an edge, in pixels per second: zero in the middle, up to `max` at the edge and beyond. Negative values
 * scroll towards the start.
 */
export function edgeSpeed(start: number, end: number, position: number, max: number): number {
  const band = Math.min(72, (end - start) / 3);
  if (band <= 0) return 0;
  const depth = (distance: number) => Math.min(1, Math.max(0, (band - distance) / band)) ** 2;
  return max * (depth(end - position) - depth(position - start));
}
