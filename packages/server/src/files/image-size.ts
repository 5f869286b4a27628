// Sizes of pictures in pixels: fits them into boxes, never enlarging.

export type Size = { width: number; height: number };

/** The size in a file name is a width; the height of very tall pictures is limited to twice that. */
export function fitWidth(size: Size, width: number): Size {
  return fitInside(size, { width, height: 2 * width });
}

export function fitInside(size: Size, box: Size): Size {
  return scaled(size, Math.min(1, box.width / size.width, box.height / size.height));
}

export function scaled(size: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}
