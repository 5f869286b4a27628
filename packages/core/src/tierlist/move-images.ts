// Moving images between rows.
// Invariant: no image is lost or doubled; a row that neither gives nor receives keeps its reference, and a move that
// changes nothing gives back the same board: React's memo and the undo stack rely on both.
// Leaves out: whether the move is allowed (`check`).
import type { Target } from './actions.ts';
import { type Board, isSameRow, POOL, type RowId, rowsOf } from './board.ts';

/** Cost: the board is read twice, and only the touched rows are copied. */
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

/** The same images minus some: the same array when none of them was there. */
export function without(row: readonly number[], images: ReadonlySet<number>): readonly number[] {
  return row.some((image) => images.has(image)) ? row.filter((image) => !images.has(image)) : row;
}

/** A board with other images in its rows; what `change` gives back unchanged is shared with the old one. */
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
  for (const row of rowsOf(board)) {
    if (found.length === images.size) break;
    for (const image of row.images) if (images.has(image)) found.push(image);
  }
  return found;
}

/** The image to insert before: `before`, or the next one that stays when `before` itself moves. */
function anchorIn(
  row: readonly number[],
  before: number | null,
  moving: ReadonlySet<number>,
): number | undefined {
  if (before === null) return undefined;
  return row.slice(row.indexOf(before)).find((image) => !moving.has(image));
}
