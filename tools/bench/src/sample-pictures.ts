// Seeded pictures for benchmarks, as costly to encode as photos.
import { sharp } from '@palmares/server/files/configured-sharp';
import type { ImageVariant } from '@palmares/server/files/image-store';

/** Blurred noise over a gradient, which has details of several sizes, like a photo. */
export async function paintPhoto(width: number, height: number, seed: number): Promise<Buffer> {
  const small = { width: Math.ceil(width / 4), height: Math.ceil(height / 4) };
  const pixels = Buffer.alloc(small.width * small.height * 3);
  let state = seed;
  for (let i = 0; i < pixels.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[i] = (state >>> 26) + Math.floor((i / pixels.length) * 190);
  }
  return sharp(pixels, { raw: { ...small, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Side of the picture from which the variants are painted. */
const SIDE = 512;

/** Paints a stored size of a picture, as the server writes it. */
export async function paintStored(variant: ImageVariant): Promise<Buffer> {
  const side = variant === 'full' ? SIDE : Math.min(SIDE, Number(variant));
  const photo = await paintPhoto(side, side, 1);
  return sharp(photo).webp({ quality: 80 }).toBuffer();
}

export async function paintAnimation(
  width: number,
  height: number,
  { frames, seed, as }: { frames: number; seed: number; as: 'gif' | 'webp' },
): Promise<Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: frames }, (_, index) => paintPhoto(width, height, seed + index)),
  );
  const joined = sharp(pictures, { join: { animated: true }, limitInputPixels: false });
  const delay = Array.from({ length: frames }, () => 50);
  return (as === 'gif' ? joined.gif({ delay, effort: 1 }) : joined.webp({ delay, effort: 0 })).toBuffer();
}
