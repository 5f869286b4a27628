// Rules for displaying an image in a tile by its shape, on screens and in exported pictures.

type Shape = { readonly width?: number; readonly height?: number };

/** Cropping such an image to a square would remove more than three fifths of it; a wide logo would keep two letters. */
const ELONGATED = 2.5;
/** Tolerance of the aspect ratio that still counts as square. */
const SQUARE_TOLERANCE = 0.15;

export function isElongated({ width = 0, height = 0 }: Shape): boolean {
  return width > 0 && height > 0 && Math.max(width / height, height / width) > ELONGATED;
}

export function isNearlySquare({ width = 0, height = 0 }: Shape): boolean {
  return height > 0 && Math.abs(width / height - 1) < SQUARE_TOLERANCE;
}
