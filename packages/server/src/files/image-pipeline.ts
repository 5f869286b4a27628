// Converts the bytes of an upload into the stored form: WebP without metadata, upright, sRGB, in full and in smaller copies. Nothing of the
// original file is kept (AL-32; measurements in docs/decisions/0004).

import { IMAGE } from '@palmares/core/limits';
import { averageColor } from './average-color.ts';
import { sharp, UNTRUSTED } from './configured-sharp.ts';
import { encodeCopies, NARROWEST, WIDER_VARIANTS } from './image-copies.ts';
import {
  EFFORT,
  type Encode,
  encodeAnimation,
  encodeStill,
  encodeWithin,
  resizePixels,
} from './image-encoding.ts';
import { type ImageInspection, inspectImage } from './image-inspection.ts';
import { ImageRefused } from './image-refused.ts';
import { fitInside, fitWidth } from './image-size.ts';
import type { ImageVariant } from './image-store.ts';
import type { ImageType } from './image-type.ts';

export type ProcessedImage = {
  /** Pixels of the full variant, one frame. */
  width: number;
  height: number;
  /** True for an animation. All its variants move except the narrowest, which is its first frame. */
  animated: boolean;
  /** `#rrggbb`, the average of the first frame. */
  color: string;
  sourceType: ImageType;
  variants: Record<ImageVariant, Buffer>;
};

export type ProcessOptions = {
  /** Maximum size in bytes of each variant. */
  storedBytesMax?: number;
  /** Aborted when the result is no longer needed; checked before each encoding. */
  signal?: AbortSignal;
};

/** WebP quality of the narrowest copy. */
const SMALL_QUALITY = 75;

/** Browsers show shorter delays as 100 ms in a GIF, but not in a WebP. */
const DELAY_MIN_MS = 11;
const DELAY_DEFAULT_MS = 100;
/** The encoder's maximum. A GIF may hold ten times that, a WebP four hours. */
const DELAY_MAX_MS = 65_535;

const FULL_BOX = { width: IMAGE.sideMax, height: IMAGE.sideMax };

/**
 * Decodes the whole picture and makes every variant; call it within a turn of files/upload-limits.ts. The other variants are named by their
 * width, their height is at most twice that; nothing is enlarged.
 * @throws {ImageRefused} if the bytes are not an accepted image
 */
export async function processImage(bytes: Buffer, options: ProcessOptions = {}): Promise<ProcessedImage> {
  const source = await inspectImage(bytes);
  return source.frames > 1 ? processAnimation(bytes, source, options) : processStill(bytes, source, options);
}

async function processStill(
  bytes: Buffer,
  source: ImageInspection,
  { storedBytesMax: bytesMax = IMAGE.storedBytesMax, signal }: ProcessOptions,
): Promise<ProcessedImage> {
  const size = fitInside(source, FULL_BOX);
  // Decoded once: every variant is made from these pixels.
  const pixels = await refuseUnreadable(
    sharp(bytes, UNTRUSTED)
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const encode = encodeStill(pixels, signal);
  const { data: full, info } = await encodeWithin(encode, size, bytesMax);
  const [copies, small] = await Promise.all([
    encodeCopies(encode, { data: full, width: info.width, size }, WIDER_VARIANTS, bytesMax),
    resizePixels(pixels, fitWidth(size, NARROWEST)).raw().toBuffer({ resolveWithObject: true }),
  ]);
  signal?.throwIfAborted();
  const narrowest = await sharp(small.data, { raw: small.info })
    .webp({ quality: SMALL_QUALITY, effort: EFFORT })
    .toBuffer();
  return {
    width: info.width,
    height: info.height,
    animated: false,
    color: averageColor({ data: small.data, channels: small.info.channels }),
    sourceType: source.type,
    variants: { full, ...copies, '160': narrowest },
  };
}

async function processAnimation(
  bytes: Buffer,
  source: ImageInspection,
  { storedBytesMax: bytesMax = IMAGE.storedBytesMax, signal }: ProcessOptions,
): Promise<ProcessedImage> {
  const size = fitInside(source, FULL_BOX);
  const delay = Array.from({ length: source.frames }, (_, frame) => {
    const wanted = source.delays[frame] ?? DELAY_DEFAULT_MS;
    return wanted < DELAY_MIN_MS ? DELAY_DEFAULT_MS : Math.min(wanted, DELAY_MAX_MS);
  });
  const encodeFrames = encodeAnimation({ bytes, options: UNTRUSTED, delay });
  const encode: Encode = async (wanted, quality) => {
    signal?.throwIfAborted();
    return refuseUnreadable(encodeFrames(wanted, quality));
  };

  const { data: full, info } = await encodeWithin(encode, size, bytesMax);
  const copies = await encodeCopies(
    encode,
    { data: full, width: info.width, size },
    WIDER_VARIANTS,
    bytesMax,
  );
  const firstFrame = sharp(bytes, { ...UNTRUSTED, pages: 1 })
    .resize({ ...fitWidth(size, NARROWEST), fit: 'fill' })
    .toColourspace('srgb');
  const [narrowest, pixels] = await Promise.all([
    refuseUnreadable(firstFrame.clone().webp({ quality: SMALL_QUALITY, effort: EFFORT }).toBuffer()),
    refuseUnreadable(firstFrame.clone().raw().toBuffer({ resolveWithObject: true })),
  ]);
  return {
    width: info.width,
    height: info.pageHeight ?? info.height,
    animated: true,
    color: averageColor({ data: pixels.data, channels: pixels.info.channels }),
    sourceType: source.type,
    variants: { full, ...copies, '160': narrowest },
  };
}

async function refuseUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new ImageRefused('unreadable', { cause });
  }
}
