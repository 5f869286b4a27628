// The sizes of pictures.
import { PIXELS_MAX } from './scene.ts';

/** `natural` adapts its size to the images. The others are the sizes of link previews, square posts and stories. */
export type Format = 'natural' | 'wide' | 'square' | 'tall';
export type Size = { readonly width: number; readonly height: number };

export const FIXED_SIZES: Readonly<Record<Exclude<Format, 'natural'>, Size>> = {
  wide: { width: 1_200, height: 630 },
  square: { width: 1_080, height: 1_080 },
  tall: { width: 1_080, height: 1_920 },
};

export type PictureOptions = {
  readonly format: Format;
  /** Pixels of the file per pixel of the layout; the fixed sizes are always exact. */
  readonly scale: 1 | 2;
  /** True if images show their names where there is room to read them. */
  readonly names: boolean;
};

/** The requested scale, or the largest that a phone's canvas supports. */
export function scaleFor({ format, scale }: PictureOptions, { width, height }: Size): number {
  if (format !== 'natural') return 1;
  return Math.min(scale, Math.sqrt(PIXELS_MAX / (width * height)));
}
