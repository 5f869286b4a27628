// Where a dragged image would land: pure arithmetic on rectangles read from the screen.
// Items of a zone come in reading order and may wrap over rows of different heights.
// Left out: anything that touches the DOM (board-rectangles.ts) or moves pixels (insertion-mark.ts).

export type Point = { readonly x: number; readonly y: number };
export type Rect = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** `index` counts all items of the zone, the dragged ones too; `edge` is the side the mark stands on. */
export type Insertion = { readonly index: number; readonly edge: 'before' | 'after' | 'empty' };

export type Row = {
  readonly first: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
};

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

/** Groups items into the rows they wrapped to: an item that starts left of its predecessor opens a row. */
export function rowsOf(items: readonly Rect[]): Row[] {
  const rows: Row[] = [];
  let first = 0;
  let top = 0;
  let bottom = 0;
  for (const [i, item] of items.entries()) {
    const previous = items[i - 1];
    if (previous !== undefined && item.left > previous.left && item.top < bottom) {
      top = Math.min(top, item.top);
      bottom = Math.max(bottom, item.bottom);
      continue;
    }
    if (i > 0) rows.push({ first, end: i, top, bottom });
    ({ top, bottom } = item);
    first = i;
  }
  if (items.length > 0) rows.push({ first, end: items.length, top, bottom });
  return rows;
}

/**
 * The insertion for a pointer over a zone: before the target when the pointer is in its left half, after it in the right one
 * (P2 §2). A pointer between two rows belongs to the nearer one; left or right of a row, to its first or last place.
 */
export function insertionAt(items: readonly Rect[], point: Point): Insertion {
  let nearest: Row | undefined;
  let best = Number.POSITIVE_INFINITY;
  for (const row of rowsOf(items)) {
    const distance = Math.max(row.top - point.y, 0, point.y - row.bottom);
    if (distance < best) {
      best = distance;
      nearest = row;
    }
  }
  if (nearest === undefined) return EMPTY_INSERTION;
  for (let i = nearest.first; i < nearest.end; i++) {
    const item = items[i];
    if (item !== undefined && point.x < (item.left + item.right) / 2) return { index: i, edge: 'before' };
  }
  return { index: nearest.end, edge: 'after' };
}

/** In a single column: above the first item whose middle is below the pointer. */
export function insertionInColumn(items: readonly Rect[], point: Point): Insertion {
  const index = items.findIndex((item) => point.y < (item.top + item.bottom) / 2);
  if (index !== -1) return { index, edge: 'before' };
  return items.length === 0 ? EMPTY_INSERTION : { index: items.length, edge: 'after' };
}

/**
 * The item that the dragged ones will precede, or null at the end of the zone. Dragged items that already stand in the
 * zone are skipped: they are about to leave their place.
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
 * Where the mark stands, in the coordinates of the rectangles: a vertical line of the given height; with a width, a
 * horizontal one.
 */
export type Mark = {
  readonly x: number;
  readonly top: number;
  readonly height: number;
  readonly width?: number;
};

/** The mark of an insertion; in the middle of the gap between neighbours of the same row. */
export function markOf(zone: Rect, items: readonly Rect[], insertion: Insertion, gap: number): Mark {
  const before = items[insertion.index];
  const after = items[insertion.index - 1];
  if (insertion.edge === 'before' && before !== undefined) {
    return { x: before.left - gap / 2, top: before.top, height: before.bottom - before.top };
  }
  if (insertion.edge === 'after' && after !== undefined) {
    return { x: after.right + gap / 2, top: after.top, height: after.bottom - after.top };
  }
  return { x: zone.left + gap, top: zone.top + gap, height: Math.max(0, zone.bottom - zone.top - 2 * gap) };
}

/** The mark between two items of a column, `thickness` high. */
export function markInColumn(
  items: readonly Rect[],
  insertion: Insertion,
  gap: number,
  thickness: number,
): Mark | null {
  const before = items[insertion.index];
  const after = items[insertion.index - 1];
  const neighbour = before ?? after;
  if (neighbour === undefined) return null;
  const middle = before === undefined ? neighbour.bottom + gap / 2 : neighbour.top - gap / 2;
  return {
    x: neighbour.left,
    top: middle - thickness / 2,
    height: thickness,
    width: neighbour.right - neighbour.left,
  };
}

/**
 * How fast a region scrolls under a pointer near its edge, in pixels per second: nothing in the middle, up to `max` at
 * the edge and beyond. Negative is towards the start.
 */
export function edgeSpeed(start: number, end: number, position: number, max: number): number {
  const band = Math.min(72, (end - start) / 3);
  if (band <= 0) return 0;
  const depth = (distance: number) => Math.min(1, Math.max(0, (band - distance) / band)) ** 2;
  return max * (depth(end - position) - depth(position - start));
}
