// Photos as phones store them, in four orientations: the pixels are as the sensor captured them, and a tag tells how to rotate them.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { paintGradient, paintNoise } from '../../../packages/server/fixtures/images.ts';

/** The EXIF orientation, and the rotation of the pixels that it undoes. */
const TURNS = [
  [1, 0],
  [3, 180],
  [6, 270],
  [8, 90],
] as const;

export type RotatedPhoto = { readonly name: string; readonly path: string };

/** Upright, each photo is `width` wide and `height` tall, with a red top left corner. */
export async function writeRotatedPhotos(
  folder: string,
  width: number,
  height: number,
): Promise<RotatedPhoto[]> {
  await mkdir(folder, { recursive: true });
  const upright = sharp(paintPhoto(width, height), { raw: { width, height, channels: 3 } });
  const photos: RotatedPhoto[] = [];
  for (const [orientation, angle] of TURNS) {
    const bytes = await upright
      .clone()
      .rotate(angle)
      .withMetadata({ orientation })
      .jpeg({ quality: 90 })
      .toBuffer();
    const path = join(folder, `photo-${orientation}.jpg`);
    await writeFile(path, bytes);
    photos.push({ name: `Photo ${orientation}`, path });
  }
  return photos;
}

/** Paints noise over a gradient, because a real photo is more costly to decode than a smooth picture. */
function paintPhoto(width: number, height: number): Buffer {
  const pixels = paintGradient(width, height);
  const grain = paintNoise(width, height);
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = Math.max(0, Math.min(255, (pixels[at] ?? 0) + ((grain[at] ?? 0) >> 4) - 8));
  return pixels;
}

/** Returns whether a picture is upright, by its shape and the colours of its four corners. */
export async function isUpright(bytes: Uint8Array): Promise<boolean> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const corner = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    return red > 180 && green < 80 && blue < 80
      ? 'red'
      : green > 180 && blue < 80
        ? 'green'
        : blue > 180 && green < 80
          ? 'blue'
          : 'both';
  };
  const [right, bottom] = [info.width - 3, info.height - 3];
  const corners = [corner(2, 2), corner(right, 2), corner(2, bottom), corner(right, bottom)];
  return info.width < info.height && corners.join(' ') === 'red blue green both';
}
