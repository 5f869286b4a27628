// Computes the number of columns that makes the images of a batch as large as possible.

export type Grid = { readonly columns: number; readonly rows: number };

/** A size in CSS pixels. */
export type Area = { readonly width: number; readonly height: number };

/** Limits of a tile's aspect ratio. Beyond them, tiles waste too much room on the other images. */
const SHAPES = { least: 2 / 3, most: 1.4 } as const;

/** Height of a caption and gap between two tiles, in CSS pixels (round.module.css). */
const CAPTION = 40;
const GAP = 8;

type Sized = { readonly width?: number; readonly height?: number };

/** Returns the median aspect ratio of the images, so that most are shown without bars. */
export function medianTileShape(images: readonly Sized[]): number {
  const shapes = images.map(getShape).toSorted((a, b) => a - b);
  const middle = shapes[Math.floor(shapes.length / 2)] ?? 1;
  return Math.min(Math.max(middle, SHAPES.least), SHAPES.most);
}

/**
 * `area` is the room for all tiles with their captions, `shape` the aspect ratio of an image. On a tie, fewer columns win, because they
 * are easier to tap.
 */
export function fitGrid(count: number, area: Area, shape = 1): Grid {
  let best: Grid = { columns: 1, rows: count };
  let side = 0;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const width = (area.width - (columns - 1) * GAP) / columns;
    const height = (area.height - (rows - 1) * GAP) / rows - CAPTION;
    const fits = Math.min(width / shape, height);
    if (fits > side + Number.EPSILON) {
      side = fits;
      best = { columns, rows };
    }
  }
  return best;
}

function getShape({ width, height }: Sized): number {
  return width !== undefined && height !== undefined && height > 0 ? width / height : 1;
}
