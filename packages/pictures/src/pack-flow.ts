// Packs rows that share lines, like words: with many tiers and few images, lines are then full of larger tiles.
// Invariant: rows keep their order, left to right and line by line; none is split and none overlaps another.
import { NARROW, type PackedRow, type Row, type RowStyle, WIDE } from './pack-rows.ts';

/** Above these counts each row gets its own line. */
const ROWS_MAX = 8;
const IMAGES_MAX = 40;

/** Returns null when no way of sharing lines is possible. */
export function packFlow(rows: readonly Row[], height: number, style: RowStyle): PackedRow[] | null {
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  if (rows.length < 2 || rows.length > ROWS_MAX || count > IMAGES_MAX) return null;
  let best: { area: number; lines: readonly (readonly Row[])[]; tile: number } | null = null;
  for (const lines of waysToShare(rows)) {
    if (lines.some(isMixed)) continue;
    const tile = tileFor(lines, height, style);
    const area = lines.reduce((sum, line) => sum + countOf(line) * tile * widthFor(line, tile, style), 0);
    if (tile > 1 && area > (best?.area ?? 0)) best = { area, lines, tile };
  }
  return best === null ? null : place(best.lines, Math.floor(best.tile), style);
}

/** Returns all ways to divide the rows into lines. */
function waysToShare(rows: readonly Row[]): (readonly (readonly Row[])[])[] {
  const cuts = rows.length - 1;
  return Array.from({ length: 2 ** cuts }, (_, way) => {
    const lines: Row[][] = [];
    for (const [index, row] of rows.entries()) {
      const isCut = index === 0 || ((way >> (index - 1)) & 1) === 1;
      if (isCut) lines.push([row]);
      else lines.at(-1)?.push(row);
    }
    return lines;
  });
}

function tileFor(lines: readonly (readonly Row[])[], height: number, style: RowStyle): number {
  const { rowGap, padding, aspect, emptyHeight } = style;
  const filled = lines.filter((line) => countOf(line) > 0).length;
  const left = height - (lines.length - 1) * rowGap - (lines.length - filled) * emptyHeight;
  const tall = left / filled - 2 * padding;
  const narrowest = lines.map(
    (line) => roomFor(line, style) / Math.max(1, countOf(line)) / (aspect * NARROW),
  );
  return Math.min(tall, ...narrowest);
}

/** Width of a tile. */
function widthFor(line: readonly Row[], tile: number, style: RowStyle): number {
  return Math.min(roomFor(line, style) / Math.max(1, countOf(line)), tile * style.aspect * WIDE);
}

/** The width left for the tiles of a line after labels, gaps and padding. */
function roomFor(line: readonly Row[], { width, labelWidth, padding, gap, rowGap }: RowStyle): number {
  const gaps = line.reduce((sum, { count }) => sum + Math.max(0, count - 1) * gap, 0);
  return width - line.length * (labelWidth + 2 * padding) - (line.length - 1) * rowGap - gaps;
}

function place(lines: readonly (readonly Row[])[], tile: number, style: RowStyle): PackedRow[] {
  const { labelWidth, padding, gap, rowGap } = style;
  let y = 0;
  return lines.flatMap((line) => {
    const height = countOf(line) === 0 ? style.emptyHeight : tile + 2 * padding;
    const top = y;
    y += height + rowGap;
    const tileWidth = Math.max(1, Math.floor(widthFor(line, tile, style)));
    const used = countOf(line) * tileWidth;
    const spare = Math.max(0, Math.floor((roomFor(line, style) - used) / line.length));
    let x = 0;
    return line.map(({ count }, position) => {
      const tiles = count * tileWidth + Math.max(0, count - 1) * gap;
      const isLast = position === line.length - 1;
      const width = isLast ? style.width - x : labelWidth + 2 * padding + tiles + spare;
      const packed = {
        x,
        y: top,
        width,
        height,
        columns: count,
        tileWidth,
        tileHeight: tile,
      };
      x += width + rowGap;
      return packed;
    });
  });
}

/** Rows without images are low, so they only share lines with each other. */
const isMixed = (line: readonly Row[]): boolean =>
  line.some(({ count }) => count === 0) && line.some(({ count }) => count > 0);

const countOf = (line: readonly Row[]): number => line.reduce((sum, { count }) => sum + count, 0);
