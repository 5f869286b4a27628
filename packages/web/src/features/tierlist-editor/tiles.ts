// Manages the tiles of a board, one element per image for as long as the board shows it. React renders the lists, and this file their
// images: a move takes one element from list to list, and nothing is created, fetched or decoded again. A list that changed in one place
// costs only that place, because updating a thousand tiles took a third of the time of each key press. Invariant: after `show` for each
// changed list, then `sweep`, each list holds exactly the tiles of its images, in order.

import { adoptImageTile, createImageTile, type ImageTile } from './image-tile.ts';
import { reorderElements } from './reorder-elements.ts';
import type { TileImages } from './tile-image.ts';

export type TileListState = {
  readonly images: TileImages;
  readonly selected: ReadonlySet<number>;
  readonly lifted: number | null;
  readonly main: number | null;
  /** True if the tiles show the names of their images. */
  readonly names: boolean;
  /** Number of images, from the start of the list, whose pictures are fetched. */
  readonly fetched: number;
};

export type Tiles = {
  /** Updates a list. A tile that leaves it stays there until another list or `sweep` takes it. */
  show(list: Element, ids: readonly number[], look: TileListState): void;
  /** Removes the tiles that no list shows any more. */
  sweep(): void;
};

type Shown = { readonly ids: readonly number[]; readonly look: TileListState };

export function createTiles(): Tiles {
  const tiles = new Map<number, ImageTile>();
  const lists = new Map<Element, Shown>();
  const rendered = createRenderedTiles();
  /** The images that a list no longer shows, with that list. */
  const leaving = new Map<number, Element>();

  function draw(id: number, index: number, look: TileListState): void {
    const image = look.images.get(id);
    if (image === undefined) return;
    let tile = tiles.get(id);
    if (tile === undefined) {
      const element = rendered.claim(id);
      tile = element === undefined ? createImageTile() : adoptImageTile(element, image);
      tiles.set(id, tile);
    }
    tile.show({
      image,
      isFetched: index < look.fetched,
      isSelected: look.selected.has(id),
      isLifted: look.lifted === id,
      isMain: look.main === id,
      hasName: look.names,
    });
  }

  function drop(id: number, list: Element): void {
    const element = tiles.get(id)?.element;
    if (element?.parentElement !== list) return;
    element.remove();
    tiles.delete(id);
  }

  return {
    show(list, ids, look) {
      const before = lists.get(list);
      if (before === undefined) rendered.find(list);
      lists.set(list, { ids, look });
      const { start, end, endBefore } = changedPart(before?.ids ?? [], ids);
      const [from, to] = isSameLook(before?.look, look, ids) ? [start, end] : [0, ids.length];
      for (let index = from; index < to; index++) draw(ids[index] ?? 0, index, look);
      for (const id of before?.ids.slice(start, endBefore) ?? []) leaving.set(id, list);
      const changed = ids.slice(start, end);
      for (const id of changed) leaving.delete(id);
      reorderElements(
        list,
        changed.flatMap((id) => tiles.get(id)?.element ?? []),
        firstTile(tiles, ids, end),
      );
    },
    sweep() {
      for (const [list, { ids }] of lists) {
        if (list.isConnected) continue;
        lists.delete(list);
        for (const id of ids) leaving.set(id, list);
      }
      for (const [id, list] of leaving) drop(id, list);
      leaving.clear();
      rendered.removeRest();
    },
  };
}

/** Returns the first tile of these images, starting at index `from`. */
function firstTile(
  tiles: ReadonlyMap<number, ImageTile>,
  ids: readonly number[],
  from: number,
): Element | null {
  for (let index = from; index < ids.length; index++) {
    const tile = tiles.get(ids[index] ?? 0);
    if (tile !== undefined) return tile.element;
  }
  return null;
}

/** The tiles that the server rendered, until the board shows them. */
function createRenderedTiles() {
  const elements = new Map<number, HTMLElement>();
  return {
    /** A new list holds nothing, or what the server rendered. */
    find(list: Element): void {
      for (const element of list.querySelectorAll<HTMLElement>(':scope > [data-drag-item]'))
        elements.set(Number(element.dataset['dragItem']), element);
    },
    claim(id: number): HTMLElement | undefined {
      const element = elements.get(id);
      elements.delete(id);
      return element;
    },
    removeRest(): void {
      for (const element of elements.values()) element.remove();
      elements.clear();
    },
  };
}

/** Returns the part between the common start and the common end: `[start, end)` of `ids`, `[start, endBefore)` of `before`. */
function changedPart(before: readonly number[], ids: readonly number[]) {
  let start = 0;
  let [end, endBefore] = [ids.length, before.length];
  while (start < end && start < endBefore && ids[start] === before[start]) start++;
  while (end > start && endBefore > start && ids[end - 1] === before[endBefore - 1]) {
    end--;
    endBefore--;
  }
  return { start, end, endBefore };
}

/** Returns whether the images that were shown look the same, wherever they are now. */
function isSameLook(before: TileListState | undefined, look: TileListState, ids: readonly number[]): boolean {
  return (
    before?.images === look.images &&
    before.selected === look.selected &&
    before.lifted === look.lifted &&
    before.main === look.main &&
    before.names === look.names &&
    before.fetched === look.fetched &&
    look.fetched >= ids.length
  );
}
