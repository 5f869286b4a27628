// Turns the bytes of an upload into what we store: WebP without metadata, upright, sRGB, in three sizes.
// Nothing of the original file is kept (access.md rule 12, product.md §5; measurements in docs/decisions/0004).

import { IMAGE, type IMAGE_SIZES } from '@palmares/core/limits';
import type { OutputInfo, Sharp } from 'sharp';
import { averageColor } from './average-color.ts';
import { sharp, UNTRUSTED } from './configured-sharp.ts';
import { type ImageInspection, inspectImage } from './image-inspection.ts';
import { ImageRefused } from './image-refused.ts';
import type { ImageVariant } from './image-store.ts';
import type { ImageType } from './image-type.ts';

export type ProcessedImage = {
  /** Pixels of the full variant, one frame. */
  width: number;
  height: number;
  /** True when `full` and `480` move; `160` is always the first frame. */
  animated: boolean;
  /** `#rrggbb`, the average of the first frame. */
  color: string;
  sourceType: ImageType;
  variants: Record<ImageVariant, Buffer>;
};

export type ProcessOptions = {
  /** Bytes that no variant may exceed. */
  storedBytesMax?: number;
  /** Aborted when nobody waits for the result any more: asked before each encoding. */
  signal?: AbortSignal;
};

type Size = { width: number; height: number };
type Encoded = { data: Buffer; info: OutputInfo };
/** `scale` is of the sides, `weight` of the bytes expected. */
type Setting = { quality: number; scale: number; weight: number };
type Encode = (size: Size, quality: number) => Promise<Encoded>;

/** Of the encoder, 0 to 6. */
const EFFORT = 4;
/** At the same quality setting a large still looks the same and weighs hardly more, for a third of the time (docs/decisions/0040). */
const LARGE_EFFORT = 1;
const SMALL_QUALITY = 75;

/** Shorter delays are shown as 100 ms by every browser for a GIF, but not for a WebP. */
const DELAY_MIN_MS = 11;
const DELAY_DEFAULT_MS = 100;
/** The longest that the encoder takes. A GIF may hold ten times that, a WebP four hours. */
const DELAY_MAX_MS = 65_535;

/**
 * The settings that are tried in turn until the result fits, with the share of the first result's bytes that each is expected to give. A
 * setting whose expected result is still too large is skipped, because each try of an animation takes seconds.
 */
const SETTINGS: readonly Setting[] = [
  { quality: 80, scale: 1, weight: 1 },
  { quality: 65, scale: 1, weight: 0.7 },
  { quality: 50, scale: 1, weight: 0.5 },
  { quality: 60, scale: 0.7, weight: 0.32 },
  { quality: 60, scale: 0.5, weight: 0.17 },
  { quality: 50, scale: 0.35, weight: 0.07 },
];

/**
 * Decodes the whole picture and makes every variant: within a turn of files/uploads.ts. Sizes `480` and `160` are widths (limits.ts), their height at
 * most twice that; nothing is enlarged.
 * @throws {ImageRefused} when the bytes are not an image we take
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
  const fullSize = fitInside(source, { width: IMAGE.sideMax, height: IMAGE.sideMax });
  // Decoded once: every variant is drawn from these pixels.
  const pixels = await refuseUnreadable(
    sharp(bytes, UNTRUSTED)
      .autoOrient()
      .resize({ ...fullSize, fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const resized = (size: Size): Sharp =>
    sharp(pixels.data, { raw: { ...fullSize, channels: pixels.info.channels } }).resize({
      ...size,
      fit: 'fill',
    });
  const encode: Encode = async (size, quality) => {
    signal?.throwIfAborted();
    const effort = size.width > 480 ? LARGE_EFFORT : EFFORT;
    return resized(size).webp({ quality, effort }).toBuffer({ resolveWithObject: true });
  };

  const full = await encodeWithin(encode, fullSize, bytesMax);
  const [medium, { data, info }] = await Promise.all([
    encodeMedium(encode, full, fullSize, bytesMax),
    resized(fitWidth(fullSize, 160)).raw().toBuffer({ resolveWithObject: true }),
  ]);
  signal?.throwIfAborted();
  const small = await sharp(data, { raw: info }).webp({ quality: SMALL_QUALITY, effort: EFFORT }).toBuffer();
  return {
    width: full.info.width,
    height: full.info.height,
    animated: false,
    color: averageColor({ data, channels: info.channels }),
    sourceType: source.type,
    variants: { full: full.data, '480': medium, '160': small },
  };
}

async function processAnimation(
  bytes: Buffer,
  source: ImageInspection,
  { storedBytesMax: bytesMax = IMAGE.storedBytesMax, signal }: ProcessOptions,
): Promise<ProcessedImage> {
  const fullSize = fitInside(source, { width: IMAGE.sideMax, height: IMAGE.sideMax });
  const delay = Array.from({ length: source.frames }, (_, frame) => {
    const wanted = source.delays[frame] ?? DELAY_DEFAULT_MS;
    return wanted < DELAY_MIN_MS ? DELAY_DEFAULT_MS : Math.min(wanted, DELAY_MAX_MS);
  });
  // Decoded again for each variant: streaming the frames takes far less memory than keeping them all.
  const encode: Encode = async (size, quality) => {
    signal?.throwIfAborted();
    return refuseUnreadable(
      sharp(bytes, { ...UNTRUSTED, animated: true })
        .resize({ ...size, fit: 'fill' })
        .webp({ quality, effort: EFFORT, delay })
        .toBuffer({ resolveWithObject: true }),
    );
  };

  const full = await encodeWithin(encode, fullSize, bytesMax);
  const medium = await encodeMedium(encode, full, fullSize, bytesMax);
  const firstFrame = sharp(bytes, { ...UNTRUSTED, pages: 1 })
    .resize({ ...fitWidth(fullSize, 160), fit: 'fill' })
    .toColourspace('srgb');
  const [small, { data, info }] = await Promise.all([
    refuseUnreadable(firstFrame.clone().webp({ quality: SMALL_QUALITY, effort: EFFORT }).toBuffer()),
    refuseUnreadable(firstFrame.clone().raw().toBuffer({ resolveWithObject: true })),
  ]);
  return {
    width: full.info.width,
    height: full.info.pageHeight ?? full.info.height,
    animated: true,
    color: averageColor({ data, channels: info.channels }),
    sourceType: source.type,
    variants: { full: full.data, '480': medium, '160': small },
  };
}

/** Tries the settings in turn until the result fits. */
async function encodeWithin(encode: Encode, size: Size, bytesMax: number): Promise<Encoded> {
  let setting = SETTINGS[0];
  while (setting) {
    const { scale, quality, weight } = setting;
    const result = await encode(scaled(size, scale), quality);
    if (result.data.length <= bytesMax) return result;
    const enough = (bytesMax / result.data.length) * weight;
    const lighter = SETTINGS.filter((next) => next.weight < weight);
    setting = lighter.find((next) => next.weight <= enough) ?? lighter.at(-1);
  }
  throw new ImageRefused('too_large_after');
}

/** The `480` variant: the full one itself when that is no larger. */
async function encodeMedium(
  encode: Encode,
  full: Encoded,
  fullSize: Size,
  bytesMax: number,
): Promise<Buffer> {
  const size = fitWidth(fullSize, 480);
  if (full.info.width <= size.width) return full.data;
  return (await encodeWithin(encode, size, bytesMax)).data;
}

async function refuseUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new ImageRefused('unreadable', { cause });
  }
}

/** A size written in a file name is a width; very tall pictures are held to twice that height. */
function fitWidth(size: Size, width: (typeof IMAGE_SIZES)[number]): Size {
  return fitInside(size, { width, height: 2 * width });
}

function fitInside(size: Size, box: Size): Size {
  return scaled(size, Math.min(1, box.width / size.width, box.height / size.height));
}

function scaled(size: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}
