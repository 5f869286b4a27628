// The selection of the album's images: a set of ids, the anchor of a Shift range, and the main image of a tier list (TL-19). Touch screens
// have no Shift: a range mode uses the next two images as the ends of a range. Invariant: `taken` contains only ids of `order`; the main
// image is one of them.
import { parseImageIds, parseRecord } from '@palmares/core/parse-untrusted';

export type Selection = {
  readonly taken: ReadonlySet<number>;
  readonly anchor: number | null;
  readonly main: number | null;
  readonly ranging: boolean;
};

/** The part of a selection that the history state stores, for back navigation. */
export type StoredSelection = { readonly taken: readonly number[]; readonly main: number | null };

/** Restores the stored selection if it is still valid, else selects everything. */
export function startSelection(order: readonly number[], before: unknown): Selection {
  const known = new Set(order);
  const stored = parseRecord(before);
  const kept = parseImageIds(stored?.['taken']).filter((id) => known.has(id));
  const main = stored?.['main'];
  return settle(kept.length > 0 ? kept : order, null, typeof main === 'number' ? main : null);
}

export function toggle({ taken, main }: Selection, id: number): Selection {
  const next = new Set(taken);
  if (!next.delete(id)) next.add(id);
  return settle(next, id, main);
}

/** Sets everything from the anchor to `id` to the anchor's state. Without an anchor, toggles the image. */
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

/** Toggles the range mode, in which the next two images are the ends of a range. */
export function toggleRange({ taken, main, ranging }: Selection): Selection {
  return { taken, main, anchor: null, ranging: !ranging };
}

/** Returns the selection after a click or a tap on an image. */
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

/** Toggles the main image, and selects the image in any case. */
export function chooseMain({ taken, anchor, main }: Selection, id: number): Selection {
  return settle([...taken, id], anchor, main === id ? null : id);
}

export const EMPTY_SELECTION: Selection = { taken: new Set(), anchor: null, main: null, ranging: false };

/** Returns the ids for the builder's address, in the album's order. They are listed even when all are selected (SU-17). */
export function toAddress({ taken }: Selection, order: readonly number[]): number[] {
  return order.filter((id) => taken.has(id));
}

function settle(images: Iterable<number>, anchor: number | null, main: number | null): Selection {
  const taken = new Set(images);
  return { taken, anchor, main: main !== null && taken.has(main) ? main : null, ranging: false };
}
