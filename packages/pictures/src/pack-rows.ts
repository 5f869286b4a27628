// Rows of tiles below each other, as large as the area allows: a tier list, the rounds of a tournament.
// Invariant: the tiles of a row are inside it, in reading order, `columns` per line; rows do not overlap.
// Tiles may be somewhat wider or narrower than their images, so that lines are full and little is cropped.

export type Row = {
  readonly count: number;
  /** Height of its tiles, as a share of the largest. */
  readonly weight: number;
  /** True if the row is cut into two (`cutRow`); it then keeps to one line. */
  readonly isShared?: boolean | undefined;
};
export type PackedRow = {
  /** Position relative to the top left corner of all rows; `width` includes the label. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
};
export type RowStyle = {
  /** Width of a row, including its label. */
  readonly width: number;
  readonly labelWidth: number;
  /** Aspect ratio (width / height) that the images ask for. */
  readonly aspect: number;
  readonly gap: number;
  readonly padding: number;
  readonly rowGap: number;
  readonly emptyHeight: number;
  /** Maximum width of a tile, if other than `WIDE`. */
  readonly widest?: number;
};

/** Minimum and maximum width of a tile, relative to what its images ask for. */
export const NARROW = 0.84;
export const WIDE = 1.34;
/** Maximum share by which tiles grow to fill remaining height. */
const TALLER = 0.16;

/** Packs the rows with the largest tiles for which all rows fit into `height`, none taller than `most`. */
export function packRowsInto(
  rows: readonly Row[],
  height: number,
  style: RowStyle,
  most = Number.POSITIVE_INFINITY,
): PackedRow[] {
  const heaviest = Math.max(0.01, ...rows.filter(({ count }) => count > 0).map(({ weight }) => weight));
  let low = 1;
  let high = Math.max(1, Math.floor(Math.min(most, getRoom(style) / (style.aspect * NARROW)) / heaviest));
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (getHeight(rows, middle, style) <= height) low = middle;
    else high = middle - 1;
  }
  return place(rows, low, Math.max(0, height - getHeight(rows, low, style)), style);
}

/** Packs the rows with tiles of a given height. */
export function packRows(rows: readonly Row[], tile: number, style: RowStyle): PackedRow[] {
  return place(rows, tile, 0, style);
}

export function packedHeight(packed: readonly PackedRow[]): number {
  const last = packed.at(-1);
  return last === undefined ? 0 : last.y + last.height;
}

function place(rows: readonly Row[], tile: number, spare: number, style: RowStyle): PackedRow[] {
  const { width, aspect, gap, padding, rowGap, emptyHeight, widest = WIDE } = style;
  const lineCount = rows.reduce((sum, row) => sum + getLines(row, tile, style), 0);
  const taller = lineCount === 0 ? 0 : Math.floor(Math.min(spare / lineCount, tile * TALLER));
  const measured = rows.map((row) => {
    const lines = getLines(row, tile, style);
    const columns = lines === 0 ? 0 : Math.ceil(row.count / lines);
    const tileHeight = Math.max(1, Math.floor(tile * row.weight)) + taller;
    const room = (getRowRoom(row, style) - (columns - 1) * gap) / Math.max(1, columns);
    return { lines, columns, tileHeight, room: Math.min(room, tileHeight * aspect * widest) };
  });
  let y = 0;
  return measured.map(({ lines, columns, tileHeight }) => {
    // Tiles of one height have one width, that of the fullest row.
    const alike = measured.filter((row) => row.columns > 0 && row.tileHeight === tileHeight);
    const tileWidth = Math.max(
      1,
      Math.floor(Math.min(...alike.map(({ room }) => room), tileHeight * aspect * widest)),
    );
    const height = lines === 0 ? emptyHeight : lines * (tileHeight + gap) - gap + 2 * padding;
    const packed = { x: 0, y, width, height, columns, tileWidth, tileHeight };
    y += height + rowGap;
    return packed;
  });
}

function getHeight(rows: readonly Row[], tile: number, style: RowStyle): number {
  return packedHeight(place(rows, tile, 0, style));
}

/** Cuts a shared row behind its first tiles. */
export function cutRow(
  row: PackedRow,
  first: number,
  { labelWidth, padding, rowGap, gap }: RowStyle,
): PackedRow[] {
  const width = labelWidth + 2 * padding + first * (row.tileWidth + gap) - gap;
  const x = row.x + width + rowGap;
  return [
    { ...row, width, columns: first },
    { ...row, x, width: row.x + row.width - x, columns: row.columns - first },
  ];
}

/** Width available for the tiles of a row. */
function getRoom({ width, labelWidth, padding }: RowStyle): number {
  return width - labelWidth - 2 * padding;
}

/** A shared row is cut into two rows beside each other, whose second label and distance take room from the tiles. */
function getRowRoom({ isShared }: Pick<Row, 'isShared'>, style: RowStyle): number {
  const { labelWidth, padding, rowGap, gap } = style;
  return getRoom(style) - (isShared === true ? labelWidth + 2 * padding + rowGap - gap : 0);
}

/** Infinite where a shared row would need a second line, so that larger tiles are refused. */
function getLines({ count, weight, isShared }: Row, tile: number, style: RowStyle): number {
  const narrowest = tile * weight * style.aspect * NARROW;
  const most = Math.max(
    1,
    Math.floor((getRowRoom({ isShared }, style) + style.gap) / (narrowest + style.gap)),
  );
  return isShared === true && count > most ? Number.POSITIVE_INFINITY : Math.ceil(count / most);
}
