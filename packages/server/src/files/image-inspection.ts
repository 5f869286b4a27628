import { IMAGE } from '@palmares/core/limits';
import type { Metadata } from 'sharp';
import { sharp, UNTRUSTED } from './configured-sharp.ts';
import { isGifCutShort } from './gif-structure.ts';
import { ImageRefused } from './image-refused.ts';
import { findImageType, type ImageType } from './image-type.ts';

/** Frames cost time whatever their size: 10 MB hold half a million frames of one pixel. */
export const FRAMES_MAX = 2_000;

/** What the header says. Width and height are those of one frame, in pixels, once turned upright. */
export type ImageInspection = {
  type: ImageType;
  width: number;
  height: number;
  frames: number;
  /** Milliseconds for each frame; empty for a still picture. */
  delays: number[];
};

/** Reads the header only, no pixel: refuses what is not an image of the list or would be too big once decoded. */
export async function inspectImage(bytes: Buffer): Promise<ImageInspection> {
  if (bytes.length > IMAGE.originalBytesMax) throw new ImageRefused('too_large');
  const type = findImageType(bytes);
  if (type === null) throw new ImageRefused('unsupported_type');
  if (type === 'image/gif' && isGifCutShort(bytes)) throw new ImageRefused('unreadable');

  const metadata = await readMetadata(bytes);
  // The decoder detects the format by itself: it must not have found another one than we did.
  if (`image/${metadata.format}` !== type) throw new ImageRefused('unsupported_type');

  const frames = metadata.pages ?? 1;
  const frameHeight = metadata.pageHeight ?? metadata.height;
  if (frames > FRAMES_MAX || metadata.width * frameHeight * frames > IMAGE.decodedPixelsMax) {
    throw new ImageRefused('too_many_pixels');
  }
  // The library cannot rotate the frames of an animation; animations with an orientation do not occur in practice.
  const upright = frames > 1 ? { width: metadata.width, height: frameHeight } : metadata.autoOrient;
  return { type, ...upright, frames, delays: frames > 1 ? (metadata.delay ?? []) : [] };
}

/** Of a still: decoding and content check, and what its pixels cost beside (measured on one core, docs/decisions/0005). */
const STILL_SECONDS = 0.2;
const STILL_SECONDS_PER_MEGAPIXEL = 0.012;
/** Of an animation, all sizes together. */
const MOVING_SECONDS_PER_MEGAPIXEL = 0.15;

/** About how long the pipeline takes for it on one core, in seconds. */
export function estimateSeconds({ width, height, frames }: ImageInspection): number {
  const megapixels = (width * height * frames) / 1e6;
  const perMegapixel = frames > 1 ? MOVING_SECONDS_PER_MEGAPIXEL : STILL_SECONDS_PER_MEGAPIXEL;
  return STILL_SECONDS + megapixels * perMegapixel;
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    // No pixel limit here: a header over the limit must be told apart from one that cannot be read.
    return await sharp(bytes, { ...UNTRUSTED, limitInputPixels: false, animated: true }).metadata();
  } catch (cause) {
    throw new ImageRefused('unreadable', { cause });
  }
}
