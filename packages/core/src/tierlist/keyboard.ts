// Keyboard control of a board (TL-44, TL-45): where focus moves, where a grabbed image lands, what a digit key does.
// Invariant: every result refers to images and rows of the board. At an edge nothing moves (null, or the same target).
// The editor handles key events, focus and announcements.
import type { Action, Target } from './actions.ts';
import { type Board, findRowOfImage, listBoardImages, listRows, type Row, type RowId } from './board.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Number of images per visual line of a row; infinite when the row does not wrap. */
export type GetColumnCount = (row: RowId) => number;

const oneLine: GetColumnCount = () => Number.POSITIVE_INFINITY;

/** The neighbour of an image. Left and right follow the reading order across rows. Up and down keep the column and skip empty rows. */
export function findNeighbour(
  board: Board,
  image: number,
  direction: Direction,
  columnsOf: GetColumnCount = oneLine,
): number | null {
  if (direction === 'left' || direction === 'right') {
    const images = listBoardImages(board);
    const index = images.indexOf(image);
    return index === -1 ? null : (images[index + (direction === 'left' ? -1 : 1)] ?? null);
  }
  const rows = listRows(board).filter((row) => row.images.length > 0);
  const rowIndex = rows.findIndex((row) => row.images.includes(image));
  const row = rows[rowIndex];
  if (!row) return null;
  return direction === 'up'
    ? findAbove(row, rows[rowIndex - 1], image, columnsOf)
    : findBelow(row, rows[rowIndex + 1], image, columnsOf);
}

function findAbove(
  row: Row,
  rowAbove: Row | undefined,
  image: number,
  columnsOf: GetColumnCount,
): number | null {
  const index = row.images.indexOf(image);
  const columns = columnsOf(row.id);
  if (index >= columns) return row.images[index - columns] ?? null;
  if (!rowAbove) return null;
  const last = rowAbove.images.length - 1;
  const lastLineStart = last - (last % columnsOf(rowAbove.id));
  return rowAbove.images[Math.min(lastLineStart + index, last)] ?? null;
}

function findBelow(
  row: Row,
  rowBelow: Row | undefined,
  image: number,
  columnsOf: GetColumnCount,
): number | null {
  const index = row.images.indexOf(image);
  const columns = columnsOf(row.id);
  const column = index % columns;
  const last = row.images.length - 1;
  if (index - column + columns <= last) return row.images[Math.min(index + columns, last)] ?? null;
  if (!rowBelow) return null;
  const end = Math.min(columnsOf(rowBelow.id), rowBelow.images.length) - 1;
  return rowBelow.images[Math.min(column, end)] ?? null;
}

/** The current position of an image as a target: moving the image to it changes nothing. */
export function findTarget(board: Board, image: number): Target | null {
  const row = findRowOfImage(board, image);
  if (!row) return null;
  return { tier: row.id, before: row.images[row.images.indexOf(image) + 1] ?? null };
}

/**
 * Moves the target of a grabbed image by one step. Left and right continue into the next row at the ends. Up and down keep the index in the
 * row if possible. Empty rows are valid targets.
 */
export function stepTarget(board: Board, image: number, target: Target, direction: Direction): Target {
  const rows = listRows(board).map(
    ({ id, images }): Row => ({ id, images: images.filter((other) => other !== image) }),
  );
  const rowIndex = rows.findIndex((row) => row.id === target.tier);
  const row = rows[rowIndex];
  if (!row) return target;
  const beforeIndex = row.images.findIndex((other) => other === target.before);
  const index = beforeIndex === -1 ? row.images.length : beforeIndex;
  const above = rows[rowIndex - 1];
  const below = rows[rowIndex + 1];
  switch (direction) {
    case 'left':
      if (index > 0) return gapAt(row, index - 1);
      return above ? gapAt(above, above.images.length) : target;
    case 'right':
      if (index < row.images.length) return gapAt(row, index + 1);
      return below ? gapAt(below, 0) : target;
    case 'up':
      return above ? gapAt(above, index) : target;
    case 'down':
      return below ? gapAt(below, index) : target;
  }
}

function gapAt(row: Row, index: number): Target {
  return { tier: row.id, before: row.images[index] ?? null };
}

/** Keys 1 to 9: sends the images to the end of tier `n` (one-based). Returns null when there is no such tier. */
export function sendToTier(board: Board, images: readonly number[], n: number): Action | null {
  const tier = board.tiers[n - 1];
  return tier ? { type: 'move', images, to: { tier: tier.id, before: null } } : null;
}

/**
 * The unclassified image to focus after `sent` have left the pool: the next one after the last of them, wrapping at the end. `board` is the
 * board before they leave. Returns null when the pool becomes empty.
 */
export function findNextUnclassified(board: Board, sent: readonly number[]): number | null {
  const leaving = new Set(sent);
  const lastSent = board.pool.findLastIndex((image) => leaving.has(image));
  const stays = (image: number): boolean => !leaving.has(image);
  return board.pool.slice(lastSent + 1).find(stays) ?? board.pool.find(stays) ?? null;
}
