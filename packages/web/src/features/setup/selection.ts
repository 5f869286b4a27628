// Which images of the album are taken: a set of ids, the last one touched, from which a Shift click reaches, and the main image
// of a tier list (TL-19). A finger has no Shift: it says beforehand that the next two images are a range's ends.
// Invariant: only ids of `order` are in `taken`; the main image is one of those taken.

export type Selection = {
  readonly taken: ReadonlySet<number>;
  readonly anchor: number | null;
  readonly main: number | null;
  readonly ranging: boolean;
};

/** What is kept of a selection in the history, to be found on the way back. */
export type KeptSelection = { readonly taken: readonly number[]; readonly main: number | null };

/** What was taken before, if it still makes sense; else everything. */
export function startSelection(order: readonly number[], before: unknown): Selection {
  const known = new Set(order);
  const { taken, main } =
    typeof before === 'object' && before !== null ? (before as Partial<KeptSelection>) : {};
  const kept = Array.isArray(taken)
    ? taken.filter((id: unknown) => typeof id === 'number' && known.has(id))
    : [];
  return settle(kept.length > 0 ? kept : order, null, typeof main === 'number' ? main : null);
}

export function toggle({ taken, main }: Selection, id: number): Selection {
  const next = new Set(taken);
  if (!next.delete(id)) next.add(id);
  return settle(next, id, main);
}

/** Everything from the anchor to `id` becomes what the anchor is. Without an anchor: a plain toggle. */
export function extend(selection: Selection, order: readonly number[], id: number): Selection {
  const { anchor, main } = selection;
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from === -1 || anchor === null || to === -1) return toggle(selection, id);
  const taken = new Set(selection.taken);
  const take = taken.has(anchor);
  for (const between of order.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (take) taken.add(between);
    else taken.delete(between);
  }
  return settle(taken, anchor, main);
}

/** The next image begins a range and the one after it ends it; asked again, neither. */
export function toggleRange({ taken, main, ranging }: Selection): Selection {
  return { taken, main, anchor: null, ranging: !ranging };
}

/** What a click or a tap on an image does. */
export function pick(
  selection: Selection,
  order: readonly number[],
  id: number,
  withShift: boolean,
): Selection {
  if (!withShift && !selection.ranging) return toggle(selection, id);
  return { ...extend(selection, order, id), ranging: selection.ranging && selection.anchor === null };
}

export function selectAll({ main }: Selection, order: readonly number[]): Selection {
  return settle(order, null, main);
}

/** The image becomes the main one, or is no longer; it is taken in any case. */
export function chooseMain({ taken, anchor, main }: Selection, id: number): Selection {
  return settle([...taken, id], anchor, main === id ? null : id);
}

export const NOTHING: Selection = { taken: new Set(), anchor: null, main: null, ranging: false };

/** For the builder's address, in the album's order: all of them too are listed (SU-17). */
export function toAddress({ taken }: Selection, order: readonly number[]): number[] {
  return order.filter((id) => taken.has(id));
}

function settle(images: Iterable<number>, anchor: number | null, main: number | null): Selection {
  const taken = new Set(images);
  return { taken, anchor, main: main !== null && taken.has(main) ? main : null, ranging: false };
}
