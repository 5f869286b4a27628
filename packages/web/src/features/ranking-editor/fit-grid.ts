// How many columns make the images of a batch as large as the place allows.

export type Grid = { readonly columns: number; readonly rows: number };

/** From a portrait's 2:3. Wider or higher tiles leave too little of the others. */
const SHAPES = { least: 2 / 3, most: 1.4 } as const;

type Sized = { readonly width?: number; readonly height?: number };

/** Width over height of the tiles: that of the middle one of the images, so that most are shown without bars. */
export function tileShapeOf(images: readonly Sized[]): number {
  const shapes = images.map(shapeOf).toSorted((a, b) => a - b);
  const middle = shapes[Math.floor(shapes.length / 2)] ?? 1;
  return Math.min(Math.max(middle, SHAPES.least), SHAPES.most);
}

/** `shape` is the place's width over its height, `tile` that of a tile. Of equals, the one with fewer columns wins: larger to the thumb. */
export function fitGrid(count: number, shape: number, tile = 1): Grid {
  let best: Grid = { columns: 1, rows: count };
  let side = 0;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const fits = Math.min(shape / columns / tile, 1 / rows);
    if (fits > side + Number.EPSILON) {
      side = fits;
      best = { columns, rows };
    }
  }
  return best;
}

function shapeOf({ width, height }: Sized): number {
  return width !== undefined && height !== undefined && height > 0 ? width / height : 1;
}
