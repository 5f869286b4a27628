// What the shape of an image decides about how it is shown in a tile, on screens and in exported pictures alike.

type Shape = { readonly width?: number; readonly height?: number };

/** A cut that fills a square would lose more than three fifths: of a wide logo two letters would be left. */
const ELONGATED = 2.5;
/** How far from a square an image may be and still count as one. */
const SQUARE_TOLERANCE = 0.15;

export function isElongated({ width = 0, height = 0 }: Shape): boolean {
  return width > 0 && height > 0 && Math.max(width / height, height / width) > ELONGATED;
}

export function isNearlySquare({ width = 0, height = 0 }: Shape): boolean {
  return height > 0 && Math.abs(width / height - 1) < SQUARE_TOLERANCE;
}
