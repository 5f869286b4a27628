// How many columns make the images of a batch as large as the place allows.

export type Grid = { readonly columns: number; readonly rows: number };

/** `shape` is the place's width over its height. Of equals, the one with fewer columns wins: larger to the thumb. */
export function fitGrid(count: number, shape: number): Grid {
  let best: Grid = { columns: 1, rows: count };
  let side = 0;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const fits = Math.min(shape / columns, 1 / rows);
    if (fits > side + Number.EPSILON) {
      side = fits;
      best = { columns, rows };
    }
  }
  return best;
}
