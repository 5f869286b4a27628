// Encodes a picture as WebP of a given size within a byte limit; stills from pixels that were decoded once, animations from their bytes
// (docs/decisions/0004).
import type { OutputInfo, Sharp, SharpOptions } from 'sharp';
import { sharp } from './configured-sharp.ts';
import { ImageRefused } from './image-refused.ts';
import { type Size, scaled } from './image-size.ts';

/** Bytes of a file, or raw pixels. */
type Output = { data: Buffer; info: OutputInfo };
export type Encode = (size: Size, quality: number) => Promise<Output>;
/** `scale` multiplies the sides, `weight` the expected bytes. */
type Setting = { quality: number; scale: number; weight: number };

/** Effort of the encoder, 0 to 6. */
export const EFFORT = 4;
/** Photographs are 4 % heavier than with effort 4, for less than half of the CPU time (docs/decisions/0004). */
const LARGE_EFFORT = 2;
/** Maximum width in pixels of a still that gets the full effort. */
export const SMALL_WIDTH = 480;

/**
 * Settings that are tried in turn until the result fits, with the expected share of the first result's bytes. A setting whose expected
 * result is still too large is skipped, because each attempt at an animation takes seconds.
 */
const SETTINGS: readonly Setting[] = [
  { quality: 80, scale: 1, weight: 1 },
  { quality: 65, scale: 1, weight: 0.7 },
  { quality: 50, scale: 1, weight: 0.5 },
  { quality: 60, scale: 0.7, weight: 0.32 },
  { quality: 60, scale: 0.5, weight: 0.17 },
  { quality: 50, scale: 0.35, weight: 0.07 },
];

export function resizePixels({ data, info }: Output, size: Size): Sharp {
  return sharp(data, { raw: info }).resize({ ...size, fit: 'fill' });
}

export const encodeStill =
  (pixels: Output, signal?: AbortSignal): Encode =>
  async (size, quality) => {
    signal?.throwIfAborted();
    const effort = size.width > SMALL_WIDTH ? LARGE_EFFORT : EFFORT;
    return resizePixels(pixels, size).webp({ quality, effort }).toBuffer({ resolveWithObject: true });
  };

type AnimationSource = { bytes: Buffer; options?: SharpOptions; delay?: number[] };

/** Decodes the animation again for each size: streaming the frames takes far less memory than keeping them all. */
export const encodeAnimation =
  ({ bytes, options, delay }: AnimationSource, signal?: AbortSignal): Encode =>
  async (size, quality) => {
    signal?.throwIfAborted();
    return sharp(bytes, { ...options, animated: true })
      .resize({ ...size, fit: 'fill' })
      .webp({ quality, effort: EFFORT, ...(delay === undefined ? {} : { delay }) })
      .toBuffer({ resolveWithObject: true });
  };

/** Tries the settings in turn until the result fits. */
export async function encodeWithin(encode: Encode, size: Size, bytesMax: number): Promise<Output> {
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
