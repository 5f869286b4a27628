// A real canvas in Node, with the fonts of the site and a colour emoji font.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type Image, loadImage } from '@napi-rs/canvas';
import type { PictureContent } from '../content.ts';
import { DARK_THEME } from '../dark-theme.ts';
import { drawScene } from '../draw-scene.ts';
import { measureWith } from '../draw-shapes.ts';
import { FONT_FILES } from '../font-files.ts';
import type { PictureOptions } from '../format.ts';
import { layoutPicture } from '../layout-picture.ts';
import type { MeasureText, Scene } from '../scene.ts';

export function registerFonts(): void {
  for (const { name, file, family } of FONT_FILES) {
    const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
    if (GlobalFonts.registerFromPath(join(folder, 'files', file), family) === null)
      throw new Error(`${file} is no font`);
  }
}

export function realMeasure(): MeasureText {
  return measureWith(createCanvas(1, 1).getContext('2d'), DARK_THEME);
}

export type DrawnPicture = {
  readonly scene: Scene;
  readonly png: Buffer;
  /** Red, green and blue of a pixel of the layout. */
  readonly colourAt: (x: number, y: number) => string;
};

export async function draw(
  content: PictureContent,
  options: PictureOptions,
  source: (id: number) => Promise<Image | null>,
): Promise<DrawnPicture> {
  const scene = layoutPicture(content, options, realMeasure());
  const canvas = createCanvas(Math.round(scene.width * scene.scale), Math.round(scene.height * scene.scale));
  const context = canvas.getContext('2d');
  await drawScene<Image>(context, scene, DARK_THEME, { loadImage: source });
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const colourAt = (x: number, y: number) => {
    const at = 4 * (Math.round(y * scene.scale) * canvas.width + Math.round(x * scene.scale));
    return Buffer.from(data.subarray(at, at + 3)).toString('hex');
  };
  return { scene, png: canvas.toBuffer('image/png'), colourAt };
}

/** An image of a single colour. */
export async function plainImage(width: number, height: number, colour: string): Promise<Image> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  return loadImage(canvas.toBuffer('image/png'));
}
