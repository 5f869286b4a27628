// Moves images between rows.
// Invariant: no image is lost or duplicated. Rows that neither give nor receive images keep their reference, and a move that changes
// nothing returns the same board, because React's memo and the undo stack compare by reference.
// `check` decides whether a move is allowed.
import type { Target } from './actions.ts';
import { type Board, isSameRow, listRows, POOL, type RowId } from './board.ts';

/** Reads the board twice and copies only the touched rows. */
export function moveImages(board: Board, images: readonly number[], to: Target): Board {
  const moving = new Set(images);
  const moved = inReadingOrder(board, moving);
  return mapRows(board, (row, id) => {
    const kept = without(row, moving);
    if (id !== to.tier) return kept;
    const anchor = anchorIn(row, to.before, moving);
    const index = anchor === undefined ? kept.length : kept.indexOf(anchor);
    const filled = [...kept.slice(0, index), ...moved, ...kept.slice(index)];
    return isSameRow(filled, row) ? row : filled;
  });
}

/** Removes images from a row. Returns the same array when it contains none of them. */
export function without(row: readonly number[], images: ReadonlySet<number>): readonly number[] {
  return row.some((image) => images.has(image)) ? row.filter((image) => !images.has(image)) : row;
}

/** Maps the images of each row. Rows that `change` returns unchanged are shared with the old board. */
export function mapRows(
  board: Board,
  change: (images: readonly number[], row: RowId) => readonly number[],
): Board {
  let changed = false;
  const tiers = board.tiers.map((tier) => {
    const images = change(tier.images, tier.id);
    if (images === tier.images) return tier;
    changed = true;
    return { ...tier, images };
  });
  const pool = change(board.pool, POOL);
  if (!changed && pool === board.pool) return board;
  return { ...board, tiers: changed ? tiers : board.tiers, pool };
}

function inReadingOrder(board: Board, images: ReadonlySet<number>): number[] {
  const found: number[] = [];
  for (const row of listRows(board)) {
    if (found.length === images.size) break;
    for (const image of row.images) if (images.has(image)) found.push(image);
  }
  return found;
}

/** The image to insert before: `before`, or the next image that stays when `before` itself moves. */
function anchorIn(
  row: readonly number[],
  before: number | null,
  moving: ReadonlySet<number>,
): number | undefined {
  if (before === null) return undefined;
  return row.slice(row.indexOf(before)).find((image) => !moving.has(image));
}
