// The tiles of a board, one element an image for as long as the board shows it. React draws the lists and this their images: a move
// takes one element from list to list, however many there are, and nothing of it is made, fetched or decoded anew.
// Invariant: after `show` for each list that changed, then `sweep`, each list holds the tiles of its images, in order, and no others.
import { arrange } from './arrange.ts';
import { createImageTile, type ImageTile } from './image-tile.ts';
import type { TileImages } from './tile-image.ts';

export type ListLook = {
  readonly images: TileImages;
  readonly selected: ReadonlySet<number>;
  readonly lifted: number | null;
  readonly main: number | null;
  /** How many of the list, from its start, have their pictures fetched. */
  readonly fetched: number;
};

export type Tiles = {
  /** What leaves the list stands in it until another list or `sweep` takes it. */
  show(list: Element, ids: readonly number[], look: ListLook): void;
  /** Takes away what no list shows any more. */
  sweep(): void;
};

export function createTiles(): Tiles {
  const tiles = new Map<number, ImageTile>();
  const lists = new Map<Element, readonly number[]>();

  function tileOf(id: number): ImageTile {
    const known = tiles.get(id);
    if (known !== undefined) return known;
    const tile = createImageTile();
    tiles.set(id, tile);
    return tile;
  }

  return {
    show(list, ids, { images, selected, lifted, main, fetched }) {
      const elements: Element[] = [];
      for (const [index, id] of ids.entries()) {
        const image = images.get(id);
        if (image === undefined) continue;
        const tile = tileOf(id);
        tile.show({
          image,
          isFetched: index < fetched,
          isSelected: selected.has(id),
          isLifted: lifted === id,
          isMain: main === id,
        });
        elements.push(tile.element);
      }
      if (lists.get(list) !== ids) arrange(list, elements);
      lists.set(list, ids);
    },
    sweep() {
      const held = new Set<number>();
      for (const [list, ids] of lists) {
        if (!list.isConnected) lists.delete(list);
        else for (const id of ids) held.add(id);
      }
      for (const [id, { element }] of tiles) {
        if (held.has(id)) continue;
        element.remove();
        tiles.delete(id);
      }
    },
  };
}
