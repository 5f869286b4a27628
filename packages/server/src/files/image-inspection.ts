import { IMAGE } from '@palmares/core/limits';
import type { Metadata } from 'sharp';
import { sharp, UNTRUSTED } from './configured-sharp.ts';
import { isGifCutShort } from './gif-structure.ts';
import { ImageRefused } from './image-refused.ts';
import { findImageType, type ImageType } from './image-type.ts';

/** Frames cost time whatever their size: 10 MB can hold half a million frames of one pixel. */
export const FRAMES_MAX = 2_000;

/** The facts of a picture's header. Width and height are those of one frame, in pixels, after rotating it upright. */
export type ImageInspection = {
  type: ImageType;
  width: number;
  height: number;
  frames: number;
  /** Milliseconds for each frame; empty for a still picture. */
  delays: number[];
};

/** Reads only the header, no pixel: refuses formats that are not allowed and pictures that would be too big once decoded. */
export async function inspectImage(bytes: Buffer): Promise<ImageInspection> {
  if (bytes.length > IMAGE.originalBytesMax) throw new ImageRefused('too_large');
  const type = findImageType(bytes);
  if (type === null) throw new ImageRefused('unsupported_type');
  if (type === 'image/gif' && isGifCutShort(bytes)) throw new ImageRefused('unreadable');

  const metadata = await readMetadata(bytes);
  // The decoder detects the format by itself and must agree with ours.
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

/** Seconds per still for decoding and content check, and per megapixel (measured on one core). */
const STILL_SECONDS = 0.2;
const STILL_SECONDS_PER_MEGAPIXEL = 0.012;
/** Seconds per megapixel of an animation, for all sizes together. */
const MOVING_SECONDS_PER_MEGAPIXEL = 0.15;

/** Estimates the pipeline's time for the picture on one core, in seconds. */
export function estimateSeconds({ width, height, frames }: ImageInspection): number {
  const megapixels = (width * height * frames) / 1e6;
  const perMegapixel = frames > 1 ? MOVING_SECONDS_PER_MEGAPIXEL : STILL_SECONDS_PER_MEGAPIXEL;
  return STILL_SECONDS + megapixels * perMegapixel;
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    // Without a pixel limit here, a header over the limit can be distinguished from an unreadable one.
    return await sharp(bytes, { ...UNTRUSTED, limitInputPixels: false, animated: true }).metadata();
  } catch (cause) {
    throw new ImageRefused('unreadable', { cause });
  }
}
