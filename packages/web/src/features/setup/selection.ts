// Which images of the album are taken: a set of ids, and the last one touched, from which a Shift click reaches.
// Invariant: only ids of `order` are in `taken`.

export type Selection = { readonly taken: ReadonlySet<number>; readonly anchor: number | null };

/** What was taken before, if it still makes sense; else everything. */
export function startSelection(order: readonly number[], before: unknown): Selection {
  const known = new Set(order);
  const kept = Array.isArray(before)
    ? before.filter((id: unknown) => typeof id === 'number' && known.has(id))
    : [];
  return { taken: new Set(kept.length > 0 ? kept : order), anchor: null };
}

export function toggle(selection: Selection, id: number): Selection {
  const taken = new Set(selection.taken);
  if (!taken.delete(id)) taken.add(id);
  return { taken, anchor: id };
}

/** Everything from the anchor to `id` becomes what the anchor is. Without an anchor: a plain toggle. */
export function extend(selection: Selection, order: readonly number[], id: number): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (from === -1 || selection.anchor === null || to === -1) return toggle(selection, id);
  const taken = new Set(selection.taken);
  const take = taken.has(selection.anchor);
  for (const between of order.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (take) taken.add(between);
    else taken.delete(between);
  }
  return { taken, anchor: selection.anchor };
}

export function selectAll(order: readonly number[]): Selection {
  return { taken: new Set(order), anchor: null };
}

export const NOTHING: Selection = { taken: new Set(), anchor: null };

/** For the builder's address: in the album's order, null when all are taken. */
export function toAddress(selection: Selection, order: readonly number[]): number[] | null {
  return selection.taken.size === order.length ? null : order.filter((id) => selection.taken.has(id));
}
