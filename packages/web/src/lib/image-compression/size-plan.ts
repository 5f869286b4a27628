// Decides what must be done to a picture before the upload: nothing, or which sizes and qualities to try, best first (AL-25).
import { IMAGE } from '@palmares/core/limits';
import type { Size } from './image-size.ts';

export type Facts = { bytes: number; size: Size; animated: boolean };

/** True when a file can be uploaded unchanged: animated images always (they are never flattened), others when within the limits. */
export function shouldSkipCompression({ bytes, size, animated }: Facts): boolean {
  return animated || (bytes <= IMAGE.storedBytesMax && Math.max(size.width, size.height) <= IMAGE.sideMax);
}

/** Keeps proportions, never enlarges, never returns less than one pixel. */
export function fitWithin({ width, height }: Size, maxSide: number): Size {
  const ratio = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}

/** `quality` is left out for PNG, which has none. */
export type Attempt = { maxSide: number; quality?: number };

const SMALLER_SIDES = [1_440, 1_080] as const;

/** Lowers the quality first, then the number of pixels. If all attempts fail, the picture « reste trop volumineuse ». */
function lossyAttempts(bestQuality: number): readonly Attempt[] {
  return [
    ...[bestQuality, 0.8, 0.7, 0.55].map((quality) => ({ maxSide: IMAGE.sideMax, quality })),
    ...SMALLER_SIDES.map((maxSide) => ({ maxSide, quality: 0.7 })),
  ];
}

/**
 * Attempts by output format. At their first qualities, WebP and JPEG look the same after the server has re-encoded them
 * (docs/decisions/0004).
 */
export const ATTEMPTS = {
  'image/webp': lossyAttempts(0.9),
  'image/jpeg': lossyAttempts(0.88),
  // Transparent pictures when WebP cannot be encoded: only fewer pixels reduce the size.
  'image/png': [IMAGE.sideMax, ...SMALLER_SIDES, 800, 600].map((maxSide): Attempt => ({ maxSide })),
} as const;

/** Longest side of the form's thumbnail, in pixels: twice the tile's width. */
export const THUMBNAIL_SIDE = 320;

/** Above this many pixels a phone's browser crashes instead of failing. Four times the server's limit. */
export const DECODABLE_PIXELS_MAX = 4 * IMAGE.decodedPixelsMax;
