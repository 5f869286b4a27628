// The side of the tiles of a board, so that all its rows fit in an area: a screen is not scrolled.

export type Board = {
  /** Images of each row. */
  readonly rows: readonly number[];
  /** Lengths in pixels: padding of a row, gap between tiles, gap between rows. */
  readonly padding: number;
  readonly gap: number;
  readonly rowGap: number;
};

type Area = { readonly width: number; readonly height: number };

const STEP = 2;

/** Returns the largest side between `least` and `most` with which the board fits in `area`; `least` if none does. */
export function fitTiles(board: Board, area: Area, { least, most }: { least: number; most: number }): number {
  let side = most;
  while (side > least && getHeight(board, area.width, side) > area.height) side -= STEP;
  return Math.max(least, side);
}

function getHeight({ rows, padding, gap, rowGap }: Board, width: number, side: number): number {
  const across = Math.max(1, Math.floor((width - 2 * padding + gap) / (side + gap)));
  return rows.reduce((height, count, index) => {
    const lines = Math.max(1, Math.ceil(count / across));
    return height + (index > 0 ? rowGap : 0) + lines * side + (lines - 1) * gap + 2 * padding;
  }, 0);
}
