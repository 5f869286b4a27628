// Computes the selection after a click: plain, with Ctrl or Cmd, or with Shift (TL-40).
import { type Board, listBoardImages } from '@palmares/core/tierlist/board';

export type Selection = {
  readonly images: ReadonlySet<number>;
  /** The start of a Shift range: the last image clicked without Shift. */
  readonly anchor: number | null;
  /** True if the editor selected the image (auto-selection.ts). A plain click keeps it; a click with Ctrl or Shift starts a new selection. */
  readonly isOffered?: true;
};

export type ClickKind = 'only' | 'toggle' | 'range';

export const NO_SELECTION: Selection = { images: new Set(), anchor: null };

export function select(board: Board, held: Selection, image: number, kind: ClickKind): Selection {
  const selection = withoutAutoSelection(held);
  switch (kind) {
    case 'only':
      // A second click on the only selected image deselects it.
      return selection.images.size === 1 && selection.images.has(image)
        ? NO_SELECTION
        : { images: new Set([image]), anchor: image };
    case 'toggle': {
      const images = new Set(selection.images);
      if (!images.delete(image)) images.add(image);
      return { images, anchor: image };
    }
    case 'range':
      return selectRange(board, selection, image);
  }
}

/** Returns the selection of the user, without an image that the editor only offers. */
export function withoutAutoSelection(selection: Selection): Selection {
  return selection.isOffered === true ? NO_SELECTION : selection;
}

/** Selects everything between the anchor and the image, in reading order. */
function selectRange(board: Board, { images, anchor }: Selection, image: number): Selection {
  const order = listBoardImages(board);
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(image);
  if (from === -1 || to === -1) return { images: new Set([...images, image]), anchor: image };
  return { images: new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1)), anchor };
}

/** Removes the images that left the board from the selection. */
export function removeMissingImages(board: Board, selection: Selection): Selection {
  if (selection.images.size === 0) return selection;
  const shown = new Set(listBoardImages(board));
  const images = new Set([...selection.images].filter((image) => shown.has(image)));
  return images.size === selection.images.size ? selection : { ...selection, images };
}
