// What has to be done to a picture before it goes up: nothing, or which sizes and qualities to try, best first (AL-25).
import { IMAGE } from '@palmares/core/limits';
import type { Size } from './image-size.ts';

export type Facts = { bytes: number; size: Size; animated: boolean };

/** Whether a file may go up as it is: animated always (never flattened), the others when within the limits. */
export function goesUpUntouched({ bytes, size, animated }: Facts): boolean {
  return animated || (bytes <= IMAGE.storedBytesMax && Math.max(size.width, size.height) <= IMAGE.sideMax);
}

/** Keeps proportions, never enlarges, never below one pixel. */
export function fitWithin({ width, height }: Size, maxSide: number): Size {
  const ratio = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}

/** `quality` is left out for PNG, which has none. */
export type Attempt = { maxSide: number; quality?: number };

const SMALLER_SIDES = [1_440, 1_080] as const;

/** Less quality first, then fewer pixels. Beyond that a picture « reste trop volumineuse ». */
function lossyAttempts(bestQuality: number): readonly Attempt[] {
  return [
    ...[bestQuality, 0.8, 0.7, 0.55].map((quality) => ({ maxSide: IMAGE.sideMax, quality })),
    ...SMALLER_SIDES.map((maxSide) => ({ maxSide, quality: 0.7 })),
  ];
}

/** By the format that is written. At these first qualities both look the same once the server has drawn them anew (docs/decisions/0004). */
export const ATTEMPTS = {
  'image/webp': lossyAttempts(0.9),
  'image/jpeg': lossyAttempts(0.88),
  // Transparent pictures where WebP cannot be written: only fewer pixels help.
  'image/png': [IMAGE.sideMax, ...SMALLER_SIDES, 800, 600].map((maxSide): Attempt => ({ maxSide })),
} as const;

/** Longest side of the thumbnail of the form, in pixels: twice the tile's width. */
export const THUMBNAIL_SIDE = 320;

/** Above this many pixels a phone's browser dies rather than fails. Four times what the server decodes. */
export const DECODABLE_PIXELS_MAX = 4 * IMAGE.decodedPixelsMax;
